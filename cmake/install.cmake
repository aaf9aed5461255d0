# make install: headers, library, and how other programs find them: find_package(isect), or
# pkg-config isect.
include(CMakePackageConfigHelpers)

install(TARGETS isect EXPORT isect
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/isect $<$<BOOL:${ISECT_DOUBLE}>:include/isectd> DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/isect)
install(EXPORT isect NAMESPACE isect:: FILE isect-targets.cmake DESTINATION ${package})

configure_package_config_file(cmake/isect-config.cmake.in ${PROJECT_BINARY_DIR}/isect-config.cmake
                              INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/isect-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
file(RELATIVE_PATH prefix_from_pc /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/isect.pc.in ${PROJECT_BINARY_DIR}/isect.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/isect-config.cmake
              ${PROJECT_BINARY_DIR}/isect-config-version.cmake DESTINATION ${package})
install(FILES ${PROJECT_BINARY_DIR}/isect.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
