"""Writes what a traced program does onto a tape (Documentation/TraceFormat.md).

No code of the learner's ever runs here: neither `__repr__` nor `__eq__`, no property and no own iterator.
"""

import mmap
import struct
import sys
from collections import deque

HEADER = b"DJTAPE1\n" + bytes(56)
TAIL = 1 << 16
MOST_BYTES_OF_TEXT = 1000
MOST_ELEMENTS = 10_000
HEAP_TYPE = 1 << 9

NOTHING, FALSE, TRUE = b"\x01", b"\x02", b"\x03"
(STEP, BIND, NEW, FIELD, OELEM, OKEY, OKEYDEL, OSPLICE, ENTER, EXIT, RETURN, THROW, OUT, ERR, TYPE, SLOT,
 FUNCTION, NOTE, SUSPEND, RESUME, COUNT, SKELETON, FINISH) = (
    bytes([number]) for number in (
        1, 2, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23, 26, 27, 28, 29, 30, 31, 33, 35, 255))

(LIST, TUPLE, SET, DICT, DEQUE, OBJECT, OTHER) = range(7)
KINDS = {LIST: b"\x03", TUPLE: b"\x04", SET: b"\x05", DICT: b"\x06", DEQUE: b"\x07", OBJECT: b"\x00",
         OTHER: b"\x08"}
TAGS = {LIST: b"\x0a", TUPLE: b"\x0b", SET: b"\x0c", DICT: b"\x0d", DEQUE: b"\x0a"}
STANDARD = getattr(sys, "stdlib_module_names", frozenset()) | {"builtins"}


def number(value):
    """A varint."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def zigzag(value):
    return number(value << 1 if value >= 0 else ~value << 1 | 1)


def text(value):
    data = value.encode("utf-8", "replace")
    return number(len(data)) + data


class Integers(dict):
    """The values of integers, the usual ones made once."""

    def __missing__(self, value):
        if -(1 << 63) <= value < 1 << 63:
            made = b"\x04" + zigzag(value)
        elif value.bit_length() < 10_000:
            made = b"\x09" + text(str(value))
        else:
            made = b"\x12" + text(f"an integer of {value.bit_length()} bits")
        if -1024 <= value < 1 << 17:
            self[value] = made
        return made


INTEGERS = Integers()


def string(value):
    data = value.encode("utf-8", "replace")
    if len(data) <= MOST_BYTES_OF_TEXT:
        return b"\x06" + number(len(data)) + data
    head = data[:MOST_BYTES_OF_TEXT].decode("utf-8", "ignore")
    return b"\x10" + number(len(data)) + text(head)


def last(*arguments):
    return arguments[-1]


def described(error):
    """An exception in words; its own `__str__` is the learner's if the class is."""
    name = type(error).__name__
    if type(error).__module__ != "builtins":
        return name
    parts = [str(part) for part in error.args if type(part) in (int, str, float, bool)]
    return name + (": " + ", ".join(parts) if parts else "")


class Shadow:
    """An object as the tape knows it; holding it keeps its address from being used again."""

    __slots__ = ("object", "copy", "kind", "id", "reference", "type", "places")

    def __init__(self, item, kind, identity):
        self.object, self.kind, self.copy, self.type, self.places = item, kind, None, None, {}
        self.id = number(identity)
        self.reference = b"\x08" + self.id


class Type:
    def __init__(self, identity, kind, name):
        self.id, self.kind, self.name, self.fields = number(identity), kind, name, {}

    def definition(self):
        names = b"".join(map(text, self.fields))
        return TYPE + self.id + KINDS[self.kind] + text(self.name) + number(len(self.fields)) + names


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
    is_own = kind.__flags__ & HEAP_TYPE and kind.__module__.split(".")[0] not in STANDARD
    return OBJECT if is_own and not issubclass(kind, (type, BaseException)) else OTHER


BASES = {LIST: list, TUPLE: tuple, DEQUE: deque, SET: frozenset}  # Their methods see past subclasses.
MEMBER = type(Shadow.id)


FIELDS_OF = object.__getattribute__


class Slotted(dict):
    """The members that a class keeps outside of its instances' dictionaries."""

    def __missing__(self, kind):
        found = [
            (name, member) for base in kind.__mro__ if base is not object
            for name, member in base.__dict__.items() if type(member) is MEMBER]
        self[kind] = found
        return found


SLOTTED = Slotted()


def members(item):
    """An object's own fields, read past its properties; not to be changed."""
    try:
        found = FIELDS_OF(item, "__dict__")
    except AttributeError:
        found = {}
    slotted = SLOTTED[type(item)]
    if not slotted and type(found) is dict:
        return found
    found = dict(found) if type(found) is dict else {}
    for name, member in slotted:
        try:
            found[name] = member.__get__(item)
        except AttributeError:
            pass
    return found


class Recorder:
    """One program's tape; nothing is held back, so that a kill loses nothing."""

    def __init__(self, path):
        place = int(path) if path.isdigit() else path
        with open(place, "r+b", closefd=place is path) as file:
            size = file.seek(0, 2)
            self.map = mmap.mmap(file.fileno(), size - TAIL)
            self.whole = mmap.mmap(file.fileno(), size)
        self.map[: len(HEADER)] = HEADER
        self.map.seek(len(HEADER))
        self.write = self.writer()
        self.namespaces = []
        self.counts = {}
        self.is_skeleton = False
        self.shadows, self.types, self.fresh = {}, {}, []
        self.is_telling = False
        self.calls = 0
        self.returning, self.suspended = {}, set()

    # -- The tape ------------------------------------------------------------------------------

    def writer(self):
        """Gives what writes an event; its result is true, so that it can stand in a condition."""
        put, stop = self.map.write, self.stop_recording

        def write(data):
            try:
                return put(data)
            except ValueError:
                stop()
                return 1

        return write

    def stop_recording(self):
        """From here lines are only counted."""
        if self.is_skeleton:
            return
        self.is_skeleton = True
        self.write = lambda data: 1
        for names in self.namespaces:
            for name in [name for name in names if name.startswith("_dj_")]:
                names[name] = last
            names["_dj_w"] = self.count

    def count(self, data):
        if data[:1] == STEP:
            self.counts[data] = self.counts.get(data, 0) + 1
        return 1

    def finish(self, status):
        """The last word; what was counted goes into the room that was kept for it."""
        if not self.is_skeleton:
            self.reconcile()
        data = bytearray()
        if self.is_skeleton:
            data += SKELETON + b"\x01"
            for step, times in self.counts.items():
                data += COUNT + step[1:] + number(times) if len(data) < TAIL - 64 else b""
        data += FINISH + number(status & 255)
        at = self.map.tell()
        self.whole[at: at + len(data)] = bytes(data)

    def tell_text(self, kind, data):
        for start in range(0, len(data), 1 << 16):
            self.write(kind + text(data[start:start + (1 << 16)]))

    # -- Calls ---------------------------------------------------------------------------------

    def enter(self, data):
        self.calls += 1
        self.write(data)
        return self.calls

    def returns(self, call, value):
        self.returning[call] = value
        return value

    def leave(self, call):
        if call in self.returning:
            value = self.returning.pop(call)
            if value is not self:
                self.write(RETURN + self.value(value))
        else:
            self.write(EXIT)

    def thrown(self, call, error):
        if call in self.suspended:
            self.resume(call, None)
        self.write(THROW + text(described(error)))
        self.returning[call] = self

    def suspend(self, call, value):
        self.write(SUSPEND)
        self.suspended.add(call)
        return value

    def resume(self, call, value):
        self.suspended.discard(call)
        self.write(RESUME + number(call))
        return value

    # -- Values --------------------------------------------------------------------------------

    def value(self, item):
        kind = type(item)
        if kind is int:
            return INTEGERS[item]
        if kind is str:
            return string(item)
        if item is None:
            return NOTHING
        if kind is bool:
            return TRUE if item else FALSE
        if kind is float:
            return b"\x05" + struct.pack("<d", item)
        if kind is bytes or kind is complex or kind is range:
            return b"\x12" + text(repr(item)[:200])
        return self.reference(item)

    def reference(self, item):
        shadow = self.shadows.get(id(item))
        if shadow is None:
            shadow = Shadow(item, kind_of(item), len(self.shadows) + 1)
            self.shadows[id(item)] = shadow
            self.fresh.append(shadow)
            if not self.is_telling:
                self.tell_fresh()
        return shadow.reference

    def tell_fresh(self):
        """Tells new objects one after another, for what they hold may be a long chain."""
        self.is_telling = True
        while self.fresh:
            shadow = self.fresh.pop()
            content = self.content(shadow)
            self.write(NEW + shadow.id + shadow.type.id + content)
        self.is_telling = False

    def content(self, shadow):
        item, kind = shadow.object, shadow.kind
        shadow.type = self.type_of(item, kind)
        if kind == OTHER:
            return b"\x12" + text(shadow.type.name)
        if kind == OBJECT:
            shadow.copy = dict(members(item))
            values = self.fields(shadow)
            return b"\x0e" + shadow.type.id + number(len(values)) + b"".join(values)
        if kind == DICT:
            shadow.copy = dict.copy(item)
            parts = [self.value(part) for pair in list(shadow.copy.items())[:MOST_ELEMENTS] for part in pair]
            count, shown = len(shadow.copy), len(parts) // 2
        else:
            shadow.copy = set.copy(item) if type(item) is set else BASES[kind](BASES[kind].__iter__(item))
            parts = [self.value(part) for part, _ in zip(shadow.copy, range(MOST_ELEMENTS))]
            count, shown = len(shadow.copy), len(parts)
        whole = TAGS[kind] + number(shown) + b"".join(parts)
        return whole if shown == count else b"\x11" + number(count) + whole

    def type_of(self, item, kind):
        own = type(item)
        found = self.types.get(own)
        if found is None:
            name = getattr(item, "__name__", own.__name__) if kind == OTHER else own.__name__
            found = Type(len(self.types), kind, name if isinstance(name, str) else own.__name__)
            if kind != OTHER:
                self.types[own] = found
            else:
                self.types[len(self.types)] = found
            if kind != OBJECT:
                self.write(found.definition())
        return found

    def fields(self, shadow):
        """The values in the order of the type's fields, which grow with what objects have."""
        known = shadow.type.fields
        news = [name for name in shadow.copy if name not in known and not name.startswith("_dj_")]
        for name in news:
            known[name] = len(known)
        if news or not known:
            self.write(shadow.type.definition())
        copy = shadow.copy
        return [self.value(copy[name]) if name in copy else b"\x13" for name in known]
