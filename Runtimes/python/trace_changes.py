"""Finds what a statement changed inside the objects that it may have touched."""

from _collections import OrderedDict, defaultdict, deque
from operator import is_

from trace_objects import (
    DEQUE, DICT, LAYOUTS, LIST, OBJECT, OTHER, PLAIN, SET, elements, is_plain, is_put_by_exec, kind_of, live_fields, members,
    own_pairs)
from trace_recorder import Recorder, copied_dictionary, pairs_of
from trace_values import BIND, FIELD, INTEGERS, OKEYDEL, OSPLICE, SLOT, UNBIND, UNSET, ZIGZAGS, number, text

# Types whose equal values are told alike: which of them a dictionary holds as its key makes no difference.
ALIKE = (int, str)


BUILT_IN = (dict, defaultdict)
# What is not on the tape and of these types needs no look: it is told whole where it comes to be.
CONTAINERS = {id(kind) for kind in (list, dict, set, frozenset, tuple, deque, defaultdict, OrderedDict)}


class Changes(Recorder):
    """A copy changes after the event is written: telling may end for want of stack, and is tried again."""

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
        if shadow is not None and shadow.copy is not None:
            if shadow.kind == OBJECT and LAYOUTS.of(type(item)).is_foreign:
                self.look_behind(item)
            else:
                self.look_again(shadow)
            if self.tables.facts.sees_fields:
                self.look_at_twins(shadow)
        elif id(type(item)) not in CONTAINERS:
            if kind_of(item) == OTHER:
                self.look_behind(item)
        elif type(item) is dict:
            self.look_at_names_or_fields(item)

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
        pairs = None
        if type(old) is dict and type(item) in BUILT_IN:
            if len(old) == len(item) and all(map(is_, old, item)) and all(map(is_, old.values(), item.values())):
                return
        else:
            pairs = own_pairs(item)
            if len(old) == len(pairs) and all(
                    one is other and value is kept
                    for (one, value), (other, kept) in zip(pairs, pairs_of(old))):
                return
        new = copied_dictionary(item) if pairs is None else pairs
        self.tell_pairs(shadow, list(pairs_of(old)), list(pairs_of(new)))
        shadow.copy = new if pairs is None else copied_dictionary(item, pairs)
        shadow.stored = None

    def tell_pairs(self, shadow, old, new):
        """What stands in another order is taken out and put in again."""
        before, same = {}, 0
        for key, value in old:
            if same < len(new) and new[same][0] is key:
                before[id(key)] = value
                same += 1
            else:
                self.write(OKEYDEL + shadow.id + self.value(key))
        for key, value in new:
            if before.get(id(key), self) is not value:
                self.write(shadow.place + self.value(key) + self.value(value))

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
        shadow.stored = None

    # -- One place -----------------------------------------------------------------------------

    def look_at_element(self, item, index):
        """After `item[index] = …`."""
        shadow = self.shadows.get(id(item))
        if shadow is not None and shadow.kind == DICT and is_plain(index) and type(shadow.copy) is dict:
            self.look_at_key(shadow, shadow.copy, item, index)
            if len(shadow.copy) == dict.__len__(item):
                return
        self.look(item)

    def look_at_names_or_fields(self, item):
        """A dictionary that is not on the tape itself may be that of the program's names or of an object's fields."""
        if item is self.names:
            self.look_at_names()
        elif self.tables.facts.sees_fields:
            for shadow in list(self.shadows.values()):
                if shadow.fields is item:
                    self.look_again(shadow)

    def look_at_twins(self, shadow):
        """An object's fields may be known as a dictionary, too."""
        if shadow.kind == OBJECT:
            twin = self.shadows.get(id(shadow.fields))
            if twin is not None:
                self.look_again(twin)
        elif type(shadow.object) is dict:
            self.look_at_names_or_fields(shadow.object)

    def look_at_names(self):
        """The program's names, which something changed that is no assignment."""
        slots = self.tables.slots
        for name, item in list(self.names.items()):
            is_shown = id(type(item)) in PLAIN or kind_of(item) != OTHER
            if type(name) is not str or name[:2] == "__" or not is_shown or (
                    (0, name) not in slots and name in self.given):
                continue
            if (0, name) not in slots:
                slots[0, name] = len(slots)
                self.write(SLOT + number(slots[0, name]) + number(0) + text(name) + b"\x00")
            self.bind(BIND + number(slots[0, name]), item)

    def look_at_everything(self):
        self.reconcile()
        self.look_at_names()

    def stored(self, shadow, key):
        """The key or member, equal to this one, that the tape knows; `shadow.stored` has them where it matters."""
        if shadow.stored is None:
            copy = shadow.copy
            is_alike = type(key) in ALIKE and all(type(kept) in ALIKE for kept in copy)
            shadow.stored = () if is_alike else {kept: kept for kept in copy}
        if shadow.stored == ():
            if type(key) in ALIKE:
                return key
            shadow.stored = {kept: kept for kept in shadow.copy}
        return shadow.stored.setdefault(key, key)

    def look_at_key(self, shadow, old, item, key):
        key, value = self.stored(shadow, key), dict.get(item, key, self)
        if value is self or is_put_by_exec(key, value):
            if key in old:
                self.write(OKEYDEL + shadow.id + self.value(key))
                del old[key]
            if shadow.stored:
                shadow.stored.pop(key, None)
        elif old.get(key, self) is not value:
            self.write(shadow.place + self.value(key) + self.value(value))
            old[key] = value

    def look_at_element_and_value(self, item, index, value):
        """After `item[index] += …`, which may have changed the value itself."""
        self.look_at_element(item, index)
        if type(value) is not int:
            self.look(value)

    def look_at_attribute_and_value(self, item, name, value):
        self.look_at_attribute(item, name)
        if type(value) is not int:
            self.look(value)

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

    def look_at_member(self, shadow, old, item, value):
        value = self.stored(shadow, value)
        if value in item:
            if value not in old:
                self.write(shadow.place + self.value(value) + b"\x01")
                old.add(value)
            return
        if value in old:
            self.write(OKEYDEL + shadow.id + self.value(value))
            old.discard(value)
        if shadow.stored:
            shadow.stored.pop(value, None)

    def reconcile(self):
        """Looks at everything once more, for what changed through names that no statement shows.

        Gives how much there was to look at.
        """
        work = 0
        for shadow in list(self.shadows.values()):
            self.look_again(shadow)
            work += 50 + (len(shadow.copy) if shadow.copy is not None else 0)
        return work
