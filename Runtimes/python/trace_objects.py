"""Looks into objects without running code of the learner's.

A learner may write `__getattribute__`, `__class__` or a metaclass with its own `__eq__` and `__hash__`: types
are compared by `is` alone, are no keys, and are read by the descriptors of `type` itself.
"""

import builtins
import os
import sys
import types
from _collections import OrderedDict, deque

from trace_values import OELEM, OKEY, TYPE, number, text

HEAP_TYPE = 1 << 9
STANDARD = getattr(sys, "stdlib_module_names", None)
LIBRARY = os.path.dirname(os.__file__)
# Modules whose classes keep nothing in the objects of classes made from them.
FORMS = ("typing", "abc", "_collections_abc", "enum", "builtins", "dataclasses", "solution", "__main__")

(LIST, TUPLE, SET, DICT, DEQUE, OBJECT, OTHER) = range(7)
KINDS = {LIST: b"\x03", TUPLE: b"\x04", SET: b"\x05", DICT: b"\x06", DEQUE: b"\x07", OBJECT: b"\x00",
         OTHER: b"\x08"}
TAGS = {LIST: b"\x0a", TUPLE: b"\x0b", SET: b"\x0c", DICT: b"\x0d", DEQUE: b"\x0a"}
# Methods that see past a subclass's own.
ITERATIONS = {LIST: list.__iter__, TUPLE: tuple.__iter__, DEQUE: deque.__iter__}

PLAIN = {id(kind) for kind in (int, str, bool, float, type(None), bytes, complex, range)}
# What `exec` puts into a dictionary as its `__builtins__`.
BUILTINS = {id(builtins), id(vars(builtins))}
NAMED = {id(kind) for kind in (types.FunctionType, types.BuiltinFunctionType, types.ModuleType)}

_flags = type.__dict__["__flags__"].__get__
_module = type.__dict__["__module__"].__get__
_ancestors = type.__dict__["__mro__"].__get__
_namespace = type.__dict__["__dict__"].__get__
_name = type.__dict__["__name__"].__get__
_member = types.MemberDescriptorType
_computed = types.GetSetDescriptorType


module_of = _module


def is_plain(item):
    """Whether hashing and comparing it runs no code of the learner's."""
    kind = type(item)
    return id(kind) in PLAIN or kind is tuple and all(map(is_plain, item))


def is_of_library(kind):
    """Whether its methods are not the learner's."""
    return not _flags(kind) & HEAP_TYPE


def name_of(item, kind):
    own = type(item)
    if kind == OTHER:
        if id(own) in NAMED and type(item.__name__) is str:
            return item.__name__
        if issubclass(own, type):
            return _name(item)
    return _name(own)


def kind_of(item):
    kind = type(item)
    if issubclass(kind, list):
        return LIST
    if issubclass(kind, dict):
        return DICT
    if issubclass(kind, tuple):
        return TUPLE
    if issubclass(kind, (set, frozenset)):
        return SET
    if issubclass(kind, deque):
        return DEQUE
    if is_of_library(kind) or issubclass(kind, (type, BaseException)):
        return OTHER
    module = _module(kind)
    return OTHER if type(module) is str and is_standard(module.split(".")[0]) else OBJECT


def is_standard(module):
    """Whether a module is none of the learner's; interpreters before 3.10 have no list of them."""
    if module == "builtins":
        return True
    if STANDARD is not None:
        return module in STANDARD
    return os.path.dirname(getattr(sys.modules.get(module), "__file__", None) or "").startswith(LIBRARY)


def elements(item, kind):
    """A list of what a list, tuple, deque or set holds."""
    if kind == SET:
        return list(set.__iter__(item) if issubclass(type(item), set) else frozenset.__iter__(item))
    return list(ITERATIONS[kind](item))


def is_put_by_exec(key, value):
    return id(value) in BUILTINS and type(key) is str and key == "__builtins__"


def own_pairs(item):
    """What a dictionary holds in its order, but for what `exec` put into it."""
    pairs = [pair for pair in dict.items(item) if not is_put_by_exec(*pair)]
    if issubclass(type(item), OrderedDict):
        # It has an order of its own; by address, as a look at a value may be the learner's code.
        found = {id(pair[0]): pair for pair in pairs}
        return [found[id(key)] for key in OrderedDict.__iter__(item) if id(key) in found]
    return pairs


def own_fields(fields):
    """An object's fields, but for what `exec(…, vars(item))` put there."""
    if "__builtins__" in fields and is_put_by_exec("__builtins__", fields["__builtins__"]):
        return dict(own_pairs(fields))
    return fields


def is_foreign(kind):
    """Whether a class is a library's, written in Python, and more than a form for others."""
    module = _module(kind)
    if is_of_library(kind) or type(module) is not str:
        return False
    head = module.split(".")[0]
    return head not in FORMS and (is_standard(head) or head == "sortedcontainers")


class Layout:
    """Where a class keeps its instances' fields."""

    def __init__(self, kind):
        self.kind, self.dictionary, self.members = kind, None, []
        # Whether a library's methods in Python may change what its objects hold.
        self.is_foreign = False
        for base in _ancestors(kind):
            if base is object:
                continue
            self.is_foreign |= is_foreign(base)
            for name, member in _namespace(base).items():
                if type(member) is _member and name != "__weakref__":
                    self.members.append((name, member))
                elif name == "__dict__" and type(member) is _computed:
                    self.dictionary = member.__get__


class Layouts(dict):
    """By the class's address; the layout keeps the class, and with it its address."""

    def of(self, kind):
        found = self.get(id(kind))
        if found is None:
            found = self[id(kind)] = Layout(kind)
        return found


LAYOUTS = Layouts()


def live_fields(item):
    """The dictionary that holds an object's fields, if one holds them all."""
    layout = LAYOUTS.of(type(item))
    found = layout.dictionary(item) if layout.dictionary and not layout.members else None
    return found if type(found) is dict else None


def members(item):
    """An object's own fields, read past its properties; not to be changed."""
    layout = LAYOUTS.of(type(item))
    found = layout.dictionary(item) if layout.dictionary else {}
    if not layout.members and type(found) is dict:
        return own_fields(found)
    found = dict(dict.items(found)) if issubclass(type(found), dict) else {}
    for name, member in layout.members:
        try:
            found[name] = member.__get__(item)
        except AttributeError:
            pass
    return own_fields(found)


def class_member(kind, name):
    """What a class or one of its bases has under a name, not bound to anything."""
    for base in _ancestors(kind):
        if name in _namespace(base):
            return _namespace(base)[name]
    return None


def described(error):
    """An exception in words; its own `__str__` is the learner's if the class is."""
    kind = type(error)
    if not is_of_library(kind):
        return _name(kind)
    parts = [str(part) for part in error.args if id(type(part)) in PLAIN and type(part) is not bytes]
    return _name(kind) + (": " + ", ".join(parts) if parts else "")


class Shadow:
    """An object as the tape knows it; holding it keeps its address from being used again.

    The copy of a dictionary or set is one itself if its keys are plain, else a list, so that comparing runs
    nothing of the learner's.
    """

    __slots__ = ("object", "copy", "kind", "id", "reference", "place", "type", "fields", "places", "stored")

    def __init__(self, item, kind, identity):
        self.object, self.kind, self.copy, self.type = item, kind, None, None
        # Of a dictionary or set: its keys as it has them, by equality; `()` where equal ones are told alike.
        self.stored = None
        # Of an object: its fields if they can be held on to, and the events for them up to the values.
        self.fields, self.places = None, {}
        self.id = number(identity)
        # The event for one of its elements, up to the index or key.
        self.reference = b"\x08" + self.id
        self.place = (OKEY if kind == DICT or kind == SET else OELEM) + self.id


class Type:
    def __init__(self, own, identity, kind, name):
        self.own, self.id, self.kind, self.name, self.fields = own, number(identity), kind, name, {}

    def definition(self):
        names = b"".join(map(text, self.fields))
        return TYPE + self.id + KINDS[self.kind] + text(self.name) + number(len(self.fields)) + names
