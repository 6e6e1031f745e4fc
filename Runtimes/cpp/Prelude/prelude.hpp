// What stands above every learner's C++ code, compiled once.
#pragma once

#include <bits/stdc++.h>

#include "common.hpp"
#include "focus.hpp"

using namespace std;
