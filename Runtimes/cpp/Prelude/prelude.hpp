// What stands above every learner's C++ code, compiled once.
#pragma once

#include "common.hpp"

// Trees with order statistics, which LeetCode's library offers beside the standard.
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>

#include "focus.hpp"

using namespace std;
