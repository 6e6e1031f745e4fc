"""Finds what a call changed that is not the learner's own code: that code tells its changes itself."""

import gc
import sys
import types
from _collections import deque
from functools import partial

from trace_changes import CONTAINERS, Changes
from trace_facts import READING
from trace_objects import (
    DICT, OBJECT, OTHER, PLAIN, SET, class_member, elements, is_of_library, is_plain, kind_of, members, module_of,
    own_pairs)
from trace_memory import CACHED
from trace_values import OKEYDEL, RESUME, SUSPEND

# What leads nowhere: no call changes what is reached through these alone.
ENDS = {id(kind) for kind in (
    types.ModuleType, types.FrameType, types.CodeType, types.GeneratorType, types.CoroutineType,
    types.AsyncGeneratorType, type, CACHED, types.TracebackType)}
WRAPPERS = (staticmethod, classmethod)
# How many containers deep a library's code may change what it is given.
DEPTH = 3


class Calls(Changes):
    def __init__(self, tape):
        super().__init__(tape)
        # Objects that a call of the library's is changing right now, each with the learner's call that made it.
        self.held = []
        # Objects that were made from outside of the program and not looked at since.
        self.given_out = []
        self.noted = []
        # By a class's address and a method's name: the class, and whether the method is the learner's own.
        self.own_methods = {}
        # By address: iterators over what changes something, and what they were made of, which they let go at their end.
        self.sources = {}
        # The calls of each function whose names others bind.
        self.shared = {}

    # -- Methods -------------------------------------------------------------------------------

    def look_after_call(self, method, item, *arguments):
        """After `item.method(…)`: most of them change an end, or nothing."""
        kind = type(item)
        if id(kind) in PLAIN:
            return None
        shadow = self.shadows.get(id(item))
        if shadow is None or shadow.copy is None:
            if id(kind) not in CONTAINERS:
                self.look_after_own(method, item, kind, arguments)
            elif kind is dict and (item is self.names or self.tables.facts.sees_fields):
                self.look_at_names_or_fields(item)
            elif self.tables.facts.is_active:
                self.look_behind_all(arguments)
            return None
        if self.tables.facts.sees_fields and (kind is dict or shadow.kind == OBJECT):
            self.look(item)
        old = shadow.copy
        if kind is list or kind is deque:
            if method == "append" and len(item) == len(old) + 1:
                self.splice(shadow, len(old), 0, [item[-1]])
                return old.append(item[-1])
            if method == "pop" and not arguments and len(item) == len(old) - 1:
                self.splice(shadow, len(item), 1, [])
                return old.pop()
            if method == "appendleft" and len(item) == len(old) + 1:
                self.splice(shadow, 0, 0, [item[0]])
                return old.appendleft(item[0])
            if method == "popleft" and len(item) == len(old) - 1:
                self.splice(shadow, 0, 1, [])
                return old.popleft()
        elif kind is set:
            if type(old) is set and arguments and is_plain(arguments[0]) and abs(len(item) - len(old)) < 2:
                if method == "add" or method == "remove" or method == "discard":
                    return self.look_at_member(shadow, old, item, arguments[0])
        elif shadow.kind == DICT:
            if arguments and method != "move_to_end":
                if method == "setdefault" or method == "pop":
                    return self.look_at_element(item, arguments[0])
            elif arguments and self.is_moved_to_end(shadow, old, item, arguments[0]):
                return None
        elif shadow.kind == OBJECT:
            return self.look_after_own(method, item, kind, arguments)
        if method not in READING or not is_of_library(kind):
            self.look_again(shadow)
        return self.look_behind_all(arguments) if self.tables.facts.is_active else None

    def is_moved_to_end(self, shadow, old, item, key):
        """Tells what `move_to_end(key)` did, which most often is all that happened."""
        if type(old) is not dict or not is_plain(key) or len(old) != dict.__len__(item) or key not in old:
            return False
        key = self.stored(shadow, key)
        last = next(type(item).__reversed__(item)) if is_of_library(type(item)) else self
        if last is not key and last != key or type(last) is not type(key):
            return False
        self.write(OKEYDEL + shadow.id + self.value(key))
        self.write(shadow.place + self.value(key) + self.value(dict.get(item, key)))
        old[key] = old.pop(key)
        return True

    def look_after_own(self, method, item, kind, arguments):
        """After a method of an object that is no container."""
        known = self.own_methods.get((id(kind), method))
        if known is None:
            found = class_member(kind, method) if not issubclass(kind, type) else class_member(item, method)
            known = self.own_methods[id(kind), method] = kind, self.is_own(found), found is not None
        if known[1]:
            return
        if kind is super:
            self.look(item.__self__)
        elif kind is types.ModuleType:
            self.look_after_function(vars(item).get(method), *arguments)
            return
        elif not known[2] and kind_of(item) == OBJECT:
            # A function that is kept in a field.
            self.look_after_function(members(item).get(method), *arguments)
            return
        elif issubclass(kind, type):
            pass
        else:
            self.look_behind(item)
        for argument in arguments:
            self.look(argument)

    def is_own(self, function):
        """Whether it is a function of the learner's, which tells what it changes."""
        kind = type(function)
        if kind is types.MethodType or kind in WRAPPERS:
            function = function.__func__
            kind = type(function)
        return kind is CACHED or kind is types.FunctionType and function.__globals__ is self.names

    # -- Functions -----------------------------------------------------------------------------

    def look_after_function(self, function, *arguments):
        """After `function(…)`, whatever it is."""
        kind = type(function)
        if kind is types.FunctionType or kind is types.MethodType or kind is CACHED:
            if self.is_own(function):
                return
            if kind is types.MethodType:
                self.look_behind(function.__self__)
            self.look_behind_all(arguments)
        elif kind is partial:
            self.look_after_function(
                function.func, *function.args, *function.keywords.values(), *arguments)
        elif issubclass(kind, type):
            for argument in arguments:
                if id(type(argument)) not in CONTAINERS:
                    self.look(argument)
        elif function is exec or function is eval:
            self.look_at_everything()
        else:
            self.look(function)
            for argument in arguments:
                self.look(argument)

    # -- Behind iterators, bound methods and objects of libraries -------------------------------

    def look_behind_all(self, items):
        for item in items:
            if id(type(item)) not in PLAIN:
                self.look_behind(item)

    def look_behind(self, item):
        """Looks at what a library can reach from something: through what has no picture, a few containers deep."""
        seen, waiting = {id(item)}, [(item, DEPTH)]
        while waiting:
            item, depth = waiting.pop()
            shadow = self.shadows.get(id(item))
            if shadow is not None:
                self.look_again(shadow)
            children = self.behind(item, depth)
            if id(item) in self.sources:
                children = [*children, *self.sources[id(item)][1]]
            for child in children:
                if id(child) not in seen and id(type(child)) not in PLAIN:
                    seen.add(id(child))
                    waiting.append((child, depth - 1 if shadow is not None else depth))

    def behind(self, item, depth):
        kind = type(item)
        if not depth or id(kind) in ENDS or issubclass(kind, type) or kind is types.FunctionType:
            return ()
        own = kind_of(item)
        if own == DICT:
            return [part for pair in own_pairs(item) for part in pair]
        if own == OBJECT:
            # The learner's own objects are changed by their own code, but for what a library's class keeps in one.
            is_foreign = module_of(kind) != self.names.get("__name__")
            return members(item).values() if is_foreign or depth == DEPTH else ()
        return elements(item, own) if own != OTHER else gc.get_referents(item)

    # -- While a call runs ---------------------------------------------------------------------

    def hold(self, item):
        """Its object is looked at each time that the learner's code starts or continues, until `release`."""
        self.held.append((self.stack[-1] if self.stack else 0, item))
        return item

    def release(self, value):
        if self.held:
            self.held.pop()
        return value

    def look_at_held(self):
        for _, item in self.held:
            self.look(item)

    def enter(self, data, heads, *items):
        if self.held:
            self.look_at_held()
        if not self.stack and items and self.is_recording:
            self.enter_from_outside(sys._getframe(1), items[0])
        return super().enter(data, heads, *items)

    def enter_from_outside(self, frame, item):
        """A harness makes an object of the learner's class, then sets its fields; nothing else tells of that."""
        if frame.f_back is None or frame.f_back.f_globals is self.names:
            return
        if frame.f_code.co_name == "__init__":
            self.given_out.append(item)
            return
        for made in self.given_out:
            self.look(made)
        self.given_out.clear()

    def awake(self, call):
        if self.held and call in self.suspended:
            self.look_at_held()
        super().awake(call)

    # -- Names of outer calls ------------------------------------------------------------------

    def share(self, function, call):
        """A call begins whose names others bind."""
        self.shared.setdefault(function, []).append(call)
        return call

    def bind_outside(self, function, call, head, item):
        """Binds a name in a call of an outer function: calls above one of the same function make way for it."""
        calls, stack = self.shared[function], self.stack
        while calls and calls[-1] not in stack and calls[-1] not in self.suspended:
            calls.pop()
        if call in stack:
            above = stack[stack.index(call) + 1:]
            if not any(other in calls for other in above):
                return self.bind(head, item)
            self.write(SUSPEND * len(above) + head + self.value(item))
            for other in above:
                self.write(RESUME + self.number_of(other))
        elif call in self.suspended:
            self.write(RESUME + self.number_of(call))
            self.bind(head, item)
            self.write(SUSPEND)
        return item

    # -- Where a statement failed --------------------------------------------------------------

    def look_where_it_failed(self, own):
        """What failed may have changed something before: what its line had noted in this call is looked at."""
        trace, is_first = sys.exc_info()[2], True
        while self.held and self.held[-1][0] >= own:
            self.look(self.held.pop()[1])
        risky = self.tables.risky
        while trace is not None:
            frame = trace.tb_frame
            if frame.f_globals is self.names:
                if not is_first and "_dj_0" in frame.f_code.co_varnames + frame.f_code.co_cellvars:
                    break
                is_first = False
                if trace.tb_lineno in risky:
                    names = frame.f_locals
                    for key in risky[trace.tb_lineno]:
                        found = self.noted[key] if type(key) is int else names.get(key, self.names.get(key))
                        self.look(found)
            trace = trace.tb_next

    def look_before_finally(self):
        if sys.exc_info()[2] is not None:
            self.look_safely()

    def look_safely(self, call=None):
        if not self.is_recording:
            return
        try:
            self.look_where_it_failed(call or (self.stack[-1] if self.stack else 0))
        except RecursionError:
            pass

    def thrown(self, call, error):
        self.look_safely(call)
        super().thrown(call, error)

    def caught(self):
        self.look_safely()
        super().caught()

    # -- Reads that change ---------------------------------------------------------------------

    def after_method(self, value, method, item, *arguments):
        self.look_after_call(method, item, *arguments)
        return value

    def after_function(self, value, function, *arguments):
        if self.tables.facts.is_active and kind_of(value) == OTHER and id(type(value)) not in ENDS and (
                id(type(value)) not in PLAIN):
            self.sources[id(value)] = value, arguments
        self.look_after_function(function, *arguments)
        return value

    def after_look(self, value, *items):
        for item in items:
            self.look(item)
        return value

    def after_element(self, value, item, index):
        """`item[index]`, which a dictionary with a default may have made."""
        shadow = self.shadows.get(id(item))
        if shadow is not None and shadow.kind == DICT and len(shadow.copy) != dict.__len__(item):
            self.look_at_element(item, index)
        return value

    def after_field(self, value, item, name):
        """`item.name`, which a cached property may have made."""
        shadow = self.shadows.get(id(item))
        if shadow is not None and shadow.kind == OBJECT:
            self.look_at_attribute(item, name)
        return value

    def look_at_places(self, *told):
        """Where looks and bindings stand in a condition."""
        return True

