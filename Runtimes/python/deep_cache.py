"""Lets cached functions call themselves as deep as others may.

Python 3.12 and 3.13 count each call through the C code of `functools.cache` against a limit of their own, which
lies at a few hundred or thousand; calls between functions written in Python are not counted there.
"""

import functools
import sys

_in_c = functools._lru_cache_wrapper
_MISSING = object()


def _wrapper(function, maxsize, typed, info):
    """Takes the place of the C code where nothing is ever dropped from the cache."""
    if maxsize is not None or typed:
        return _in_c(function, maxsize, typed, info)
    known, hits = {}, 0

    def wrapper(*arguments, **named):
        nonlocal hits
        key = (arguments, _MISSING, *named.items()) if named else arguments
        value = known.get(key, _MISSING)
        if value is not _MISSING:
            hits += 1
            return value
        value = known[key] = function(*arguments, **named)
        return value

    def clear():
        nonlocal hits
        known.clear()
        hits = 0

    wrapper.cache_info = lambda: info(hits, len(known), None, len(known))
    wrapper.cache_clear = clear
    return wrapper


def deepen():
    if (3, 12) <= sys.version_info < (3, 14):
        functools._lru_cache_wrapper = _wrapper
