"""Answers of `functools.lru_cache` and `cache` that come from memory, without a call."""

from _functools import _lru_cache_wrapper as CACHED

from trace_objects import PLAIN, class_member, members


def say_nothing(*arguments):
    """What is added to a call's arguments: none."""
    return {}


class Memory:
    """Asked as the last of a call's arguments; whoever is entered then has not answered from memory."""

    def __init__(self, recorder):
        self.recorder = recorder
        # By the cached function's address, which the entry keeps.
        self.known = {}

    def ask(self, function):
        if type(function) is CACHED:
            self.recorder.asked = self.function_within(function)
        return {}

    def ask_member(self, item, name):
        """`item.name(…)`."""
        if id(type(item)) not in PLAIN:
            found = members(item).get(name)
            return self.ask(class_member(type(item), name) if found is None else found)
        return {}

    def function_within(self, function):
        found = self.known.get(id(function))
        if found is None:
            code = getattr(members(function).get("__wrapped__"), "__code__", None)
            place = (code.co_name, code.co_firstlineno) if code is not None else None
            found = self.known[id(function)] = function, self.recorder.tables.places.get(place)
        return found[1]
