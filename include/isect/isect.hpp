// isect/isect.hpp - the questions to any two shapes as overloads, in float and in double, for C++11
// and later:
//
//     if (isect::overlap(ball, crate)) ...
//     isect_contact contact = isect::contact(ball, crate);
//     isect::overlap(isect::many(balls), isect::one(crate), bits);
//
// A shape is a struct of the C library or a reference to one (isect_any, isectd_any). n shapes are
// an isect::many of a container with data() and size(), such as std::vector, std::array and
// std::span, of an array, or of a pointer and a count. Everything is inline, and nothing is
// allocated.
#ifndef ISECT_ISECT_HPP
#define ISECT_ISECT_HPP

#include <isect/isect.h>
#include <isectd/isect.h>

namespace isect
{

// ---- references ----

inline isect_any any(isect_any shape)
{
    return shape;
}
inline isectd_any any(isectd_any shape)
{
    return shape;
}
template <class Shape> auto any(const Shape &shape) -> decltype(isect_any_of(&shape))
{
    return isect_any_of(&shape);
}
template <class Shape> auto any(const Shape &shape) -> decltype(isectd_any_of(&shape))
{
    return isectd_any_of(&shape);
}

// ---- two shapes ----

namespace c
{
// The functions of C by the precision of their arguments.
inline bool overlap(isect_any a, isect_any b)
{
    return isect_overlap_any(a, b);
}
inline bool overlap(isectd_any a, isectd_any b)
{
    return isectd_overlap_any(a, b);
}
inline bool contains(isect_any a, isect_any b)
{
    return isect_contains_any(a, b);
}
inline bool contains(isectd_any a, isectd_any b)
{
    return isectd_contains_any(a, b);
}
inline isect_side classify(isect_any a, isect_any b)
{
    return isect_classify_any(a, b);
}
inline isect_side classify(isectd_any a, isectd_any b)
{
    return isectd_classify_any(a, b);
}
inline isect_nearest closest(isect_any a, isect_any b)
{
    return isect_closest_any(a, b);
}
inline isectd_nearest closest(isectd_any a, isectd_any b)
{
    return isectd_closest_any(a, b);
}
inline isect_contact contact(isect_any a, isect_any b)
{
    return isect_contact_any(a, b);
}
inline isectd_contact contact(isectd_any a, isectd_any b)
{
    return isectd_contact_any(a, b);
}
inline isect_impact sweep(isect_any a, const isect_vec3 &motion, isect_any b)
{
    return isect_sweep_any(a, &motion, b);
}
inline isectd_impact sweep(isectd_any a, const isectd_vec3 &motion, isectd_any b)
{
    return isectd_sweep_any(a, &motion, b);
}
} // namespace c

// Do two shapes share a point? See isect_overlap_any.
template <class A, class B>
auto overlap(const A &a, const B &b) -> decltype(c::overlap(any(a), any(b)))
{
    return c::overlap(any(a), any(b));
}
// Is the second shape wholly inside the first? See isect_contains_any.
template <class A, class B>
auto contains(const A &a, const B &b) -> decltype(c::contains(any(a), any(b)))
{
    return c::contains(any(a), any(b));
}
// Is the second shape outside, across or inside of the first? See isect_classify_any.
template <class A, class B>
auto classify(const A &a, const B &b) -> decltype(c::classify(any(a), any(b)))
{
    return c::classify(any(a), any(b));
}
// Which points are nearest? See isect_closest_any.
template <class A, class B>
auto closest(const A &a, const B &b) -> decltype(c::closest(any(a), any(b)))
{
    return c::closest(any(a), any(b));
}
// How far apart or how deep are two shapes? See isect_contact_any.
template <class A, class B>
auto contact(const A &a, const B &b) -> decltype(c::contact(any(a), any(b)))
{
    return c::contact(any(a), any(b));
}
// When does a moving shape first touch another? See isect_sweep_any.
template <class A, class Vector, class B>
auto sweep(const A &a, const Vector &motion, const B &b)
    -> decltype(c::sweep(any(a), motion, any(b)))
{
    return c::sweep(any(a), motion, any(b));
}

// ---- many shapes of one type ----

// The n shapes of one side: `Anys` is isect_anys or isectd_anys.
template <class Anys> struct side {
    Anys shapes;
    size_t count; // SIZE_MAX: one shape for all
};
inline isect_anys anys(isect_any first, size_t stride)
{
    isect_anys shapes = {first.shape, stride, first.at};
    return shapes;
}
inline isectd_anys anys(isectd_any first, size_t stride)
{
    isectd_anys shapes = {first.shape, stride, first.at};
    return shapes;
}
template <class Shape>
auto many(const Shape *shapes, size_t count) -> side<decltype(anys(any(*shapes), 0))>
{
    return {anys(any(*shapes), sizeof(Shape)), count};
}
template <class Shape, size_t N>
auto many(const Shape (&shapes)[N]) -> decltype(many(&shapes[0], N))
{
    return many(&shapes[0], N);
}
template <class Container>
auto many(const Container &shapes) -> decltype(many(shapes.data(), shapes.size()))
{
    return many(shapes.data(), shapes.size());
}
template <class Shape> auto one(const Shape &shape) -> side<decltype(anys(any(shape), 0))>
{
    return {anys(any(shape), ISECT_REPEAT), SIZE_MAX};
}

namespace c
{
inline isect_status overlap_n(isect_anys a, isect_anys b, size_t n, uint64_t *bits)
{
    return isect_overlap_any_n(a, b, n, bits);
}
inline isect_status overlap_n(isectd_anys a, isectd_anys b, size_t n, uint64_t *bits)
{
    return isectd_overlap_any_n(a, b, n, bits);
}
inline isect_status closest_n(isect_anys a, isect_anys b, size_t n, isect_nearest *out)
{
    return isect_closest_any_n(a, b, n, isect_nearests_of(out));
}
inline isect_status closest_n(isectd_anys a, isectd_anys b, size_t n, isectd_nearest *out)
{
    return isectd_closest_any_n(a, b, n, isectd_nearests_of(out));
}
inline isect_status contact_n(isect_anys a, isect_anys b, size_t n, isect_contact *out)
{
    return isect_contact_any_n(a, b, n, isect_contacts_of(out));
}
inline isect_status contact_n(isectd_anys a, isectd_anys b, size_t n, isectd_contact *out)
{
    return isectd_contact_any_n(a, b, n, isectd_contacts_of(out));
}
// How many answers; SIZE_MAX if the sides are not equally long, or both are one shape.
inline size_t answers(size_t a, size_t b)
{
    return a == b || b == SIZE_MAX ? a : a == SIZE_MAX ? b : SIZE_MAX;
}
} // namespace c

// Do a[i] and b[i] share a point? See isect_overlap_any_n. ISECT_BAD_ARGUMENT if the counts differ.
template <class Anys> isect_status overlap(side<Anys> a, side<Anys> b, uint64_t *bits)
{
    const size_t n = c::answers(a.count, b.count);
    return n == SIZE_MAX ? ISECT_BAD_ARGUMENT : c::overlap_n(a.shapes, b.shapes, n, bits);
}
// Which points of a[i] and b[i] are nearest? See isect_closest_any_n.
template <class Anys, class Nearest>
isect_status closest(side<Anys> a, side<Anys> b, Nearest *answers)
{
    const size_t n = c::answers(a.count, b.count);
    return n == SIZE_MAX ? ISECT_BAD_ARGUMENT : c::closest_n(a.shapes, b.shapes, n, answers);
}
// How far apart or how deep are a[i] and b[i]? See isect_contact_any_n.
template <class Anys, class Contact>
isect_status contact(side<Anys> a, side<Anys> b, Contact *answers)
{
    const size_t n = c::answers(a.count, b.count);
    return n == SIZE_MAX ? ISECT_BAD_ARGUMENT : c::contact_n(a.shapes, b.shapes, n, answers);
}

} // namespace isect
#endif
