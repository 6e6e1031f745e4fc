import bisect, collections, functools, heapq, itertools, json, math, re, sys
from typing import *

