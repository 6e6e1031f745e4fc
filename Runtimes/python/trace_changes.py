"""Finds what a statement changed inside the objects that it may have touched."""

from collections import deque
from operator import is_

from trace_recorder import (
    BIND, DEQUE, DICT, FIELD, INTEGERS, LIST, OBJECT, OELEM, OKEY, OKEYDEL, OSPLICE, OTHER, SET,
    Recorder, kind_of, members, number, zigzag)

PLAIN = {int, str, bool, float, type(None), bytes, complex, range}
READING = frozenset(
    "get keys values items index count copy find rfind split join strip lstrip rstrip startswith endswith "
    "lower upper isdigit isalpha isalnum issubset issuperset union intersection difference replace format "
    "most_common elements isspace islower isupper title encode zfill partition rpartition".split())


class Changes(Recorder):
    def bind(self, prefix, item):
        """A slot's value; `prefix` is the event up to it. Gives the item."""
        self.write(prefix + (INTEGERS[item] if type(item) is int else self.value(item)))
        return item

    def bind_and_look(self, prefix, item):
        self.look(item)
        return self.bind(prefix, item)

    # -- Whole containers ----------------------------------------------------------------------

    def look(self, item):
        """Compares an object with what the tape knows of it."""
        if type(item) in PLAIN:
            return
        shadow = self.shadows.get(id(item))
        if shadow is None:
            if kind_of(item) != OTHER:
                self.reference(item)
        elif shadow.kind == LIST or shadow.kind == DEQUE:
            self.look_at_list(shadow)
        elif shadow.kind == DICT:
            self.look_at_keys(shadow)
        elif shadow.kind == OBJECT:
            self.look_at_fields(shadow)
        elif shadow.kind == SET and type(shadow.copy) is set:
            self.look_at_set(shadow)

    def look_at_list(self, shadow):
        old, item = shadow.copy, shadow.object
        base = list if shadow.kind == LIST else deque
        new = base(base.__iter__(item))
        if len(old) == len(new):
            if all(map(is_, old, new)):
                return
            head = OELEM + shadow.id
            for index, (before, after) in enumerate(zip(old, new)):
                if before is not after:
                    old[index] = after
                    self.write(head + zigzag(index) + self.value(after))
            return
        before, after = list(old), list(new)
        most = min(len(before), len(after))
        low = 0
        while low < most and before[low] is after[low]:
            low += 1
        high = 0
        while high < most - low and before[-1 - high] is after[-1 - high]:
            high += 1
        shadow.copy = new
        self.splice(shadow, low, len(before) - low - high, after[low:len(after) - high])

    def splice(self, shadow, at, removed, values):
        told = [self.value(value) for value in values]
        self.write(
            OSPLICE + shadow.id + number(at) + number(removed) + number(len(told)) + b"".join(told))

    def look_at_keys(self, shadow):
        """By identity: equality and hashes may be the learner's own code."""
        old, new = shadow.copy, dict.copy(shadow.object)
        if len(old) == len(new) and all(map(is_, old, new)) and all(map(is_, old.values(), new.values())):
            return
        shadow.copy = new
        before = {id(key): value for key, value in old.items()}
        kept = {id(key) for key in new}
        for key in old:
            if id(key) not in kept:
                self.write(OKEYDEL + shadow.id + self.value(key))
        for key, value in new.items():
            if before.get(id(key), self) is not value:
                self.write(OKEY + shadow.id + self.value(key) + self.value(value))

    def look_at_fields(self, shadow):
        new, old = members(shadow.object), shadow.copy
        if len(old) == len(new) and all(map(is_, old.values(), new.values())):
            return
        for name, value in new.items():
            if name not in old or old[name] is not value:
                old[name] = value
                self.tell_field(shadow, name, value)

    def tell_field(self, shadow, name, value):
        self.write(self.place_of(shadow, name) + self.value(value))

    def place_of(self, shadow, name):
        """The event for a field, up to its value."""
        known = shadow.type.fields
        if name not in known:
            known[name] = len(known)
            self.write(shadow.type.definition())
        place = shadow.places[name] = FIELD + shadow.id + number(known[name])
        return place

    def look_at_set(self, shadow):
        old, new = shadow.copy, set.copy(shadow.object)
        shadow.copy = new
        before, kept = {id(value) for value in old}, {id(value) for value in new}
        for value in old:
            if id(value) not in kept:
                self.write(OKEYDEL + shadow.id + self.value(value))
        for value in new:
            if id(value) not in before:
                self.write(OKEY + shadow.id + self.value(value) + b"\x01")

    # -- One place -----------------------------------------------------------------------------

    def look_at_element(self, item, index):
        """After `item[index] = …`."""
        shadow = self.shadows.get(id(item))
        if shadow is not None:
            if shadow.kind == LIST and type(index) is int and type(item) is list:
                old = shadow.copy
                if len(old) == len(item) and -len(old) <= index < len(old):
                    value = item[index]
                    if old[index] is not value:
                        old[index] = value
                        place = index if index >= 0 else index + len(old)
                        self.write(OELEM + shadow.id + zigzag(place) + self.value(value))
                    return
            elif shadow.kind == DICT and is_plain_key(index):
                old = shadow.copy
                value = dict.get(item, index, self)
                if value is not self:
                    if old.get(index, self) is not value:
                        old[index] = value
                        self.write(OKEY + shadow.id + self.value(index) + self.value(value))
                elif index in old:
                    del old[index]
                    self.write(OKEYDEL + shadow.id + self.value(index))
                if len(old) == len(item):
                    return
        self.look(item)

    def look_at_attribute(self, item, name):
        """After `item.name = …`."""
        shadow = self.shadows.get(id(item))
        if shadow is None or shadow.kind != OBJECT:
            return self.look(item)
        value = members(item).get(name, self)
        if value is not self and shadow.copy.get(name, self) is not value:
            shadow.copy[name] = value
            place = shadow.places.get(name) or self.place_of(shadow, name)
            self.write(place + self.value(value))
        return None

    def look_after_call(self, method, item, *arguments):
        """After `item.method(…)`: most of them change an end, or nothing."""
        if type(item) in PLAIN or method in READING and kind_is_standard(item):
            return
        shadow = self.shadows.get(id(item))
        if shadow is None or shadow.copy is None:
            return self.look(item)
        old, kind = shadow.copy, shadow.kind
        if kind == LIST or kind == DEQUE:
            if method == "append" and len(item) == len(old) + 1:
                value = item[-1]
                old.append(value)
                return self.splice(shadow, len(old) - 1, 0, [value])
            if method == "pop" and not arguments and len(item) == len(old) - 1:
                old.pop()
                return self.splice(shadow, len(old), 1, [])
            if method == "appendleft" and len(item) == len(old) + 1:
                old.appendleft(item[0])
                return self.splice(shadow, 0, 0, [item[0]])
            if method == "popleft" and len(item) == len(old) - 1:
                old.popleft()
                return self.splice(shadow, 0, 1, [])
        elif kind == SET and arguments and is_plain_key(arguments[0]) and type(item) is set:
            value = arguments[0]
            if method == "add" and len(item) <= len(old) + 1:
                if value not in old:
                    old.add(value)
                    self.write(OKEY + shadow.id + self.value(value) + b"\x01")
                return None
            if method in ("remove", "discard"):
                if value in old and value not in item:
                    old.discard(value)
                    self.write(OKEYDEL + shadow.id + self.value(value))
                return None
        elif kind == DICT and arguments and is_plain_key(arguments[0]) and method in ("setdefault", "pop"):
            return self.look_at_element(item, arguments[0])
        return self.look(item)

    def reach(self, item, *steps):
        """What a path leads to, without running code of the learner's; None where it cannot tell."""
        for step in steps:
            if type(step) is str:
                item = members(item).get(step) if type(item) not in PLAIN else None
            elif isinstance(item, dict) and is_plain_key(step[0]):
                self.look_at_element(item, step[0])
                item = dict.get(item, step[0])
            elif type(item) in (list, tuple, deque) and type(step[0]) is int:
                item = item[step[0]] if -len(item) <= step[0] < len(item) else None
            else:
                return None
        return item

    def reconcile(self):
        """Looks at everything once more: what was changed through names that no statement shows."""
        for shadow in list(self.shadows.values()):
            self.look(shadow.object)


def is_plain_key(key):
    """Whether hashing and comparing it runs no code of the learner's."""
    kind = type(key)
    return kind in PLAIN or kind is tuple and all(map(is_plain_key, key))


def kind_is_standard(item):
    return type(item).__module__ in ("builtins", "collections")


def bind_prefix(slot):
    return BIND + number(slot)
