// With the library's checks, so that the fast build of a solution has them too.
#define _GLIBCXX_ASSERTIONS
#include "common.hpp"

FOCUS_COMMON()
