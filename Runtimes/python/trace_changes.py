"""Finds what a statement changed inside the objects that it may have touched."""

from _collections import deque
from operator import is_

from trace_objects import (
    DEQUE, DICT, LIST, OBJECT, OTHER, PLAIN, SET, TUPLE, class_member, elements, is_of_library, is_plain,
    is_put_by_exec, kind_of, live_fields, members)
from trace_recorder import Recorder, copied_dictionary, pairs_of
from trace_values import FIELD, INTEGERS, OKEYDEL, OSPLICE, UNBIND, UNSET, ZIGZAGS, number

READING = frozenset(
    "get keys values items index count copy find rfind split join strip lstrip rstrip startswith endswith "
    "lower upper isdigit isalpha isalnum issubset issuperset union intersection difference replace format "
    "most_common elements isspace islower isupper title encode zfill partition rpartition".split())


class Changes(Recorder):
    """A copy changes after the event is written: telling may end for want of stack, and is tried again."""

    def __init__(self, tape, functions=frozenset()):
        super().__init__(tape)
        # The names of the learner's own functions: they tell their changes themselves.
        self.functions = functions

    def bind(self, head, item):
        """A slot's value; `head` is the event up to it. Gives the item."""
        self.write(head + (INTEGERS[item] if type(item) is int else self.value(item)))
        return item

    def bind_and_look(self, head, item):
        self.look(item)
        self.write(head + self.value(item))

    def unbind(self, slot):
        self.write(UNBIND + slot)

    # -- Whole containers ----------------------------------------------------------------------

    def look(self, item):
        """Compares an object with what the tape knows of it."""
        if id(type(item)) in PLAIN:
            return
        shadow = self.shadows.get(id(item))
        if shadow is None:
            if kind_of(item) != OTHER:
                self.reference(item)
        else:
            self.look_again(shadow)

    def look_again(self, shadow):
        kind = shadow.kind
        if shadow.copy is None:
            return
        if kind == LIST or kind == DEQUE:
            self.look_at_list(shadow)
        elif kind == DICT:
            self.look_at_keys(shadow)
        elif kind == OBJECT:
            self.look_at_fields(shadow)
        elif kind == SET:
            self.look_at_set(shadow)

    def look_at_list(self, shadow):
        old, item, kind = shadow.copy, shadow.object, shadow.kind
        new = item if type(item) is list or type(item) is deque else elements(item, kind)
        if len(old) == len(new):
            if all(map(is_, old, new)):
                return
            new = list(new)
            for index, (before, after) in enumerate(zip(list(old), new)):
                if before is not after:
                    self.write(shadow.place + ZIGZAGS[index] + self.value(after))
                    old[index] = after
            return
        before, after = list(old), list(new)
        most = min(len(before), len(after))
        low = 0
        while low < most and before[low] is after[low]:
            low += 1
        high = 0
        while high < most - low and before[-1 - high] is after[-1 - high]:
            high += 1
        self.splice(shadow, low, len(before) - low - high, after[low:len(after) - high])
        shadow.copy = after if kind == LIST else deque(after)

    def splice(self, shadow, at, removed, values):
        told = [self.value(value) for value in values]
        self.write(
            OSPLICE + shadow.id + number(at) + number(removed) + number(len(told)) + b"".join(told))

    def look_at_keys(self, shadow):
        """By identity: equality and hashes may be the learner's own code."""
        old, item = shadow.copy, shadow.object
        if type(old) is dict and len(old) == dict.__len__(item) and all(
                map(is_, old, dict.__iter__(item))) and all(
                map(is_, old.values(), dict.values(item))):
            return
        new = copied_dictionary(item)
        before = {id(key): value for key, value in pairs_of(old)}
        kept = {id(key) for key, _ in pairs_of(new)}
        for key, _ in pairs_of(old):
            if id(key) not in kept:
                self.write(OKEYDEL + shadow.id + self.value(key))
        for key, value in pairs_of(new):
            if before.get(id(key), self) is not value:
                self.write(shadow.place + self.value(key) + self.value(value))
        shadow.copy = new

    def look_at_fields(self, shadow):
        new, old = members(shadow.object), shadow.copy
        shadow.fields = live_fields(shadow.object)
        if len(old) == len(new) and all(map(is_, old.values(), new.values())) and all(map(is_, old, new)):
            return
        for name, value in new.items():
            if type(name) is str and (name not in old or old[name] is not value):
                self.tell_field(shadow, name, self.value(value))
                old[name] = value
        for name in [name for name in old if name not in new]:
            self.tell_field(shadow, name, UNSET)
            del old[name]

    def tell_field(self, shadow, name, told):
        self.write((shadow.places.get(name) or self.place_of(shadow, name)) + told)

    def place_of(self, shadow, name):
        """The event for a field, up to its value."""
        known = shadow.type.fields
        if name not in known:
            known[name] = number(len(known))
            self.write(shadow.type.definition())
        place = shadow.places[name] = FIELD + shadow.id + known[name]
        return place

    def look_at_set(self, shadow):
        if type(shadow.object) is frozenset:
            return
        old, new = shadow.copy, elements(shadow.object, SET)
        before, kept = {id(value) for value in old}, {id(value) for value in new}
        for value in old:
            if id(value) not in kept:
                self.write(OKEYDEL + shadow.id + self.value(value))
        for value in new:
            if id(value) not in before:
                self.write(shadow.place + self.value(value) + b"\x01")
        shadow.copy = set(new) if all(map(is_plain, new)) else new

    # -- One place -----------------------------------------------------------------------------

    def look_at_element(self, item, index):
        """After `item[index] = …`; an index of None is one that could not be read again."""
        shadow = self.shadows.get(id(item))
        if shadow is not None and shadow.kind == DICT and index is not None and is_plain(index):
            if type(shadow.copy) is dict:
                self.look_at_key(shadow, shadow.copy, item, index)
                if len(shadow.copy) == dict.__len__(item):
                    return
        self.look(item)

    def look_at_key(self, shadow, old, item, key):
        value = dict.get(item, key, self)
        if value is self or is_put_by_exec(key, value):
            if key in old:
                self.write(OKEYDEL + shadow.id + self.value(key))
                del old[key]
        elif old.get(key, self) is not value:
            self.write(shadow.place + self.value(key) + self.value(value))
            old[key] = value

    def look_at_attribute(self, item, name):
        """After `item.name = …`."""
        shadow = self.shadows.get(id(item))
        if shadow is None or shadow.kind != OBJECT:
            return self.look(item)
        fields, old = shadow.fields, shadow.copy
        value = (members(item) if fields is None else fields).get(name, self)
        if value is self:
            self.look_at_fields(shadow)
        elif old.get(name, self) is not value:
            self.tell_field(shadow, name, self.value(value))
            old[name] = value
        return None

    def look_after_call(self, method, item, *arguments):
        """After `item.method(…)`: most of them change an end, or nothing."""
        kind = type(item)
        if id(kind) in PLAIN:
            return None
        shadow = self.shadows.get(id(item))
        if shadow is None or shadow.copy is None:
            return self.look(item)
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
            if method == "setdefault" or method == "pop":
                if arguments:
                    return self.look_at_element(item, arguments[0])
        elif shadow.kind == OBJECT and method in self.functions:
            return None
        if method in READING and is_of_library(kind):
            return None
        return self.look_again(shadow)

    def look_at_member(self, shadow, old, item, value):
        if value in item:
            if value not in old:
                self.write(shadow.place + self.value(value) + b"\x01")
                old.add(value)
        elif value in old:
            self.write(OKEYDEL + shadow.id + self.value(value))
            old.discard(value)

    # -- Reading again what a statement named --------------------------------------------------

    def field_of(self, item, name):
        """`item.name`, past properties; None where it cannot be told."""
        shadow = self.shadows.get(id(item))
        if shadow is not None and shadow.fields is not None and name in shadow.fields:
            return shadow.fields[name]
        if id(type(item)) in PLAIN:
            return None
        if issubclass(type(item), type):
            return class_member(item, name)
        if name == "__dict__":
            return self.look(item)
        fields = members(item)
        if name in fields:
            return fields[name]
        found = class_member(type(item), name)
        if kind_of(found) != OTHER:
            return found
        # A property may stand for any of the fields.
        for value in elements(item, TUPLE) if kind_of(item) == TUPLE else list(fields.values()):
            self.look(value)
        return None

    def element_of(self, item, index):
        """`item[index]` of the standard containers; None where it cannot be told."""
        kind = type(item)
        if kind is list or kind is tuple or kind is deque:
            is_inside = type(index) is int and -len(item) <= index < len(item)
            return item[index] if is_inside else None
        if issubclass(kind, dict) and is_plain(index):
            # Looking an element up may have made it.
            self.look_at_element(item, index)
            if type(self.shadows[id(item)].copy) is dict:
                return dict.get(item, index)
        return None

    def reconcile(self):
        """Looks at everything once more, for what changed through names that no statement shows.

        Gives how much there was to look at.
        """
        work = 0
        for shadow in list(self.shadows.values()):
            self.look_again(shadow)
            work += 50 + (len(shadow.copy) if shadow.copy is not None else 0)
        return work
