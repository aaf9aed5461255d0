"""Small changes of the formulas, and the reasons why no test can notice some. For tools/mutate.

   functions(file)        the functions of a source file, as Function
   Function.mutants()     their changes, as Mutant
   reasons()              the lines of tests/data/survivors.txt, as Reason
"""
import fnmatch
import functools
import re
import sys

from rows import ROOT

REASONS = ROOT / "tests/data/survivors.txt"
NUMBER = r"(?<![\w.])(\d+)(?![\w.])"

# (the text to find, its replacement), one place at a time.
CHANGES = [
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "), (r" / ", " * "),
    (r" < ", " <= "), (r" < ", " > "), (r" <= ", " < "), (r" <= ", " >= "),
    (r" > ", " >= "), (r" > ", " < "), (r" >= ", " > "), (r" >= ", " <= "),
    (r" == ", " != "), (r" != ", " == "), (r" & ", " | "), (r" \| ", " & "),
    (r" && ", " || "), (r" \|\| ", " && "), (r"(?<== )-(?=[\w(])", ""),
    (r"(?<=[(,] )-(?=[a-z(])", ""),
    (r"num_min\(", "num_max("), (r"num_max\(", "num_min("), (r"\bmin3\(", "max3("),
    (r"\bmax3\(", "min3("), (r"mask_not\(", "("), (r"num_abs\(", "("), (r"num_sqrt\(", "("),
    (r"saturate\(", "("), (r"\+= ", "-= "), (r"&= ", "|= "), (r"\bREAL_MIN\b", "0"),
    (r"(?<!-)\bREAL_MAX\b", "REAL_INF"), (r"\bREAL_EPSILON\b", "0"), (r"\bDBL_EPSILON\b", "0"),
    (r"\bDBL_MIN\b", "0"), (r"\bISECT_DOUBLE\b", "!ISECT_DOUBLE"),
    (NUMBER, "+1"), (NUMBER, "=0"),
    (r"\.x\b", ".y"), (r"\.y\b", ".z"), (r"\.z\b", ".x"), (r"\ba->", "b->"), (r"\bb->", "a->"),
    (r"\blower\b", "upper"), (r"\bupper\b", "lower"), (r"\bnear\b", "far"), (r"\bfar\b", "near"),
    (r"\bt_min\b", "t_max"), (r"\bt_max\b", "t_min"), (r"\borigin\b", "dir"),
    (r"\bdir\b", "origin"),
    (r"\bi1\b", "i2"), (r"\bi2\b", "i1"), (r"\bj1\b", "j2"), (r"\bj2\b", "j1"),
]
TERM = re.compile(r" ([&|+]) ")
TOKEN = re.compile(r"\w[\w.]*|->|[-+*/&|<>=!]=|&&|\|\||<<|>>|\+\+|--|\"(?:\\.|[^\"])*\"|'[^']*'|\S")


def matching(text, at):
    """The end of the bracketed term that begins at `at`, or of the word."""
    depth = 0
    for i in range(at, len(text)):
        if text[i] in "([{":
            depth += 1
        elif text[i] in ")]}":
            if depth == 0:
                return i
            depth -= 1
        elif depth == 0 and text[i] in " ,;" and i > at:
            return i
    return len(text)


def mutations(line):
    """Every changed form of a line. An error bound is only made smaller: a larger one changes the time
    and no answer. Sizes of arrays stay."""
    bound = "EPSILON" in line
    sizes = set()
    if re.match(r"\s+(?:static )?(?:const )?[A-Za-z]\w+ (?:\*(?:const )?)*\w+\[\d", line):
        names = re.sub(r"\{[^{}]*\}", lambda m: " " * len(m[0]), line)
        sizes = {m.start() for m in re.finditer(r"(?<=\[)\d+(?=\](?:\[|,|;| =))", names)}
    for pattern, other in CHANGES:
        for match in re.finditer(pattern, line):
            new = other
            if match.start() in sizes or (bound and other not in ("0", "=0")):
                continue
            if other in ("+1", "=0"):
                number = int(match[1])
                new = str(number + 1) if other == "+1" else "0"
                if new == match[1]:
                    continue
            yield line[:match.start()] + new + line[match.end():]
    for match in () if bound else TERM.finditer(line):  # remove the term behind the operator
        yield line[:match.start()] + line[matching(line, match.end()):]
    if re.match(r"\s+(\*?[\w>.\[\]*-]+ [&|+-]?= .*;|return .*;|if \(.*\)|\w.*\);)$", line):
        blank = re.match(r"\s*", line)[0]
        if line.strip().startswith("if ("):
            yield blank + "if (0)"
        elif not line.strip().startswith("return"):
            yield blank + ";"


def tokens(text):
    return TOKEN.findall(text)


def spelled(words):
    """Tokens as text, with about the spaces of a source."""
    none = r"(?<=[(\[!.]) | (?=[)\],;.\[])|(?<=\w) (?=\()| ?(->|\+\+|--) ?"
    return re.sub(none, r"\1", " ".join(words)) or "nothing"


class Mutant:
    """A line of a function with `old` tokens, from the `at`th of the function on, made `new`."""

    def __init__(self, function, index, line, new_line):
        self.file, self.function, self.index = function.file, function, index
        self.line, self.new_line = line, new_line
        old, new = tokens(line), tokens(new_line)
        start = end = 0
        while start < min(len(old), len(new)) and old[start] == new[start]:
            start += 1
        while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
            end += 1
        self.at = function.first_token[index] + start
        self.old, self.new = old[start:len(old) - end], new[start:len(new) - end]

    def change(self, before, after):
        """OLD -> NEW with this number of tokens before and after."""
        stream, end = self.function.tokens, self.at + len(self.old)
        left, right = stream[max(self.at - before, 0):self.at], stream[end:end + after]
        return " -> ".join(spelled(left + side + right) for side in (self.old, self.new))

    def is_of(self, old, new):
        """True if OLD -> NEW describes this change; `new` is None for any change within OLD."""
        stream, end = self.function.tokens, self.at + len(self.old)
        for start in range(max(end - len(old), 0), self.at + 1):
            stop = start + len(old)
            if stream[start:stop] == old and (
                    new is None or stream[start:self.at] + self.new + stream[end:stop] == new):
                return True
        return False


class Function:
    def __init__(self, file, name, lines):
        self.file, self.name, self.lines = file, name, lines  # [(index, line without comment)]
        self.tokens, self.first_token = [], {}
        for index, line in lines:
            self.first_token[index] = len(self.tokens)
            self.tokens += tokens(line)

    @functools.cached_property
    def mutants(self):
        return [Mutant(self, index, line, new) for index, line in self.lines
                for new in dict.fromkeys(mutations(line)) if new != line]


def without_comments(text):
    """The text without comments; lines and columns of the code do not change."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    return re.sub(r"/\*.*?\*/", blank, text, flags=re.S)


def declared(head):
    """The name of the function that a head declares: the word before the first parenthesis that does
    not belong to an attribute or to a macro around a name."""
    head = re.sub(r"__attribute__\(\(.*?\)\)", "", head)
    for _ in range(2):  # SCAN(X(scan_box), isa)
        head = re.sub(r"\b(?!ISECT_KERNEL)[A-Z_]+\((\w+)[^()]*\)", r"\1", head)
    found = re.search(r"(\w+)\s*\(", head)
    return found[1] if found else None


@functools.cache
def functions(file):
    """The functions of a file whose braces begin a line, and the constants of slabs."""
    found, head, body = [], [], None
    for index, line in enumerate(without_comments(file.read_text()).split("\n")):
        line = line.rstrip()
        if line.startswith("{"):
            body = []
        elif line.startswith("}") and body is not None:
            found.append(Function(file, declared(" ".join(head)), body))
            head, body = [], None
        elif line.startswith("#define SLAB_"):
            found.append(Function(file, line.split()[1], [(index, line)]))
        elif body is not None:
            if line and not line.startswith("#"):
                body.append((index, line))
        elif not line or line.startswith("#") or line.endswith((";", "}")):
            head = []
        else:
            head.append(line)
    return found


class Reason:
    """The place, the changes and the reason of a line: see tools/mutate."""

    def __init__(self, line):
        where, *changes, self.why = [cell.strip() for cell in line.split(" @ ")]
        self.places = where.split()
        self.changes = {}  # {text: (old, new)}; new is None for any
        for change in changes:
            old, arrow, new = change.partition(" -> ")
            if not arrow or not old or not new:
                sys.exit(f"{REASONS.name}: cannot read '{line}'")
            new = None if new == "*" else tokens(new) if new != "nothing" else []
            self.changes[change] = tokens(old), new
        self.used = set()

    def place_of(self, row, function):
        """The place of the reason in which the mutant is, or None."""
        for place in self.places:
            of_row, _, of_function = place.rpartition("/")
            if (fnmatch.fnmatchcase(function, of_function)
                    and fnmatch.fnmatchcase(row, of_row or "*")):
                return place
        return None

    def covers(self, row, mutant):
        """True if it is the reason of this change; records the use."""
        place = self.place_of(row, mutant.function.name)
        found = [text for text, change in self.changes.items() if place and mutant.is_of(*change)]
        if found:
            self.used |= {place, *found}
        return bool(found)

    def unused(self):
        return [f"{part} @ {self.why}" for part in [*self.places, *self.changes]
                if part not in self.used]


def reasons():
    lines = REASONS.read_text().splitlines() if REASONS.exists() else []
    return [Reason(line) for line in lines if line.strip() and not line.startswith("#")]
