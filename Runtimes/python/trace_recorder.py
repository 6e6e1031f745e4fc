"""Tells what a traced program does: its calls, and values with all that they hold.

No code of the learner's ever runs here: neither `__repr__` nor `__eq__`, no property and no own iterator.
"""

import os
import struct
import sys
from _collections import deque

from trace_objects import (
    DEQUE, DICT, OBJECT, OTHER, SET, TAGS, Shadow, Type, described, elements, is_plain, kind_of,
    live_fields, members, name_of, own_pairs)
from trace_values import (
    CATCH, EXIT, FALSE, INTEGERS, MEMO, NEW, NOTHING, RESUME, RETURN, SUSPEND, THROW, TRUE, UNSET, number, opaque,
    string, text)

MOST_ELEMENTS = 10_000
MOST_LETTERS_OF_ERROR = 1000
# What loops and generators themselves catch.
ENDINGS = (StopIteration, StopAsyncIteration, GeneratorExit)
OWN_FOLDER = os.path.dirname(os.path.abspath(__file__))


class Recorder:
    def __init__(self, tape):
        self.tape = tape
        self.put = tape.put
        self.shadows, self.types, self.fresh = {}, {}, []
        self.is_telling = False
        self.calls = 0
        # The calls that run now, and the generators and coroutines that wait.
        self.stack, self.suspended = [], set()
        self.returning = {}
        # The cached function that was asked last, until it is entered or answers from memory.
        self.asked = None
        # What was thrown and not caught yet, in words.
        self.error = None
        # Where the tape's call numbers are others: in a window, calls that ended before it have none.
        self.calls_left_out, self.numbers = 0, {}

    def write(self, data):
        try:
            self.put(data)
        except ValueError:
            self.run_out()

    def tell_text(self, kind, data):
        for start in range(0, len(data), 1 << 16):
            self.write(kind + text(data[start:start + (1 << 16)]))

    # -- Calls ---------------------------------------------------------------------------------

    def enter(self, data, heads, *items):
        """A call begins; `heads` are its parameters' events up to the values."""
        for head, item in zip(heads, items):
            data += head + (INTEGERS[item] if type(item) is int else self.value(item))
        self.asked = None
        call = self.calls = self.calls + 1
        self.stack.append(call)
        self.write(data)
        return call

    def returns(self, call, value):
        """Notes a call's value, which a `finally` may still change."""
        self.returning[call] = value
        return value

    def leave_with(self, call, value):
        """The end of a call that has nothing left to do."""
        self.exit(call, RETURN + (INTEGERS[value] if type(value) is int else self.value(value)))
        return value

    def leave(self, call):
        if call in self.returning:
            self.exit(call, RETURN + self.value(self.returning.pop(call)))
        else:
            self.exit(call, EXIT)

    def exit(self, call, data):
        """A call that could not tell its end, for want of stack, ends with its caller."""
        self.asked = None
        stack = self.stack
        if not stack or stack[-1] != call:
            if call not in stack:
                return
            while stack[-1] != call:
                stack.pop()
                self.write(EXIT)
        stack.pop()
        self.write(data)

    def thrown(self, call, error):
        """An error leaves a call."""
        self.awake(call)
        self.returning.pop(call, None)
        try:
            self.tell_error(error)
        except RecursionError:
            pass
        self.exit(call, EXIT)

    def tell_error(self, error):
        if type(error) is RecursionError:
            cut_off_own(error)
        words = described(error)[:MOST_LETTERS_OF_ERROR]
        self.write(THROW + text(words))
        self.error = words
        if any(type(error) is kind for kind in ENDINGS):
            self.end_error()

    def caught(self):
        """A handler begins."""
        if self.error is None:
            self.tell_error(sys.exc_info()[1])
        self.end_error()

    def end_error(self):
        if self.error is not None:
            self.write(CATCH)
            self.error = None

    def suspend(self, call, value):
        self.write(SUSPEND)
        self.suspended.add(call)
        if self.stack and self.stack[-1] == call:
            self.stack.pop()
        return value

    def resume(self, call, value):
        self.awake(call)
        return value

    def awake(self, call):
        if call in self.suspended:
            self.suspended.discard(call)
            self.stack.append(call)
            self.write(RESUME + self.number_of(call))

    def number_of(self, call):
        """Its number on the tape."""
        return number(self.numbers.get(call, call - self.calls_left_out))

    def tell_memo(self, value):
        """After a call of a function with a cache: nothing was entered if the cache had the answer."""
        if self.asked is not None:
            self.write(MEMO + number(self.asked) + self.value(value))
            self.asked = None
        return value

    # -- Values --------------------------------------------------------------------------------

    def value(self, item):
        kind = type(item)
        if kind is int:
            return INTEGERS[item]
        if item is None:
            return NOTHING
        shadow = self.shadows.get(id(item))
        if shadow is not None:
            return shadow.reference
        if kind is str:
            return string(item)
        if kind is bool:
            return TRUE if item else FALSE
        if kind is float:
            return b"\x05" + struct.pack("<d", item)
        if kind is bytes or kind is complex or kind is range:
            return opaque(repr(item)[:200])
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
        try:
            while self.fresh:
                shadow = self.fresh.pop()
                try:
                    content = self.content(shadow)
                except RecursionError:
                    self.fresh.append(shadow)
                    raise
                self.write(NEW + shadow.id + shadow.type.id + content)
        finally:
            self.is_telling = False

    def content(self, shadow):
        item, kind = shadow.object, shadow.kind
        shadow.type = self.type_of(item, kind)
        if kind == OTHER:
            return opaque(shadow.type.name)
        if kind == OBJECT:
            shadow.fields = live_fields(item)
            shadow.copy = dict(members(item))
            values = self.fields(shadow)
            return b"\x0e" + shadow.type.id + number(len(values)) + b"".join(values)
        if kind == DICT:
            shadow.copy = copied_dictionary(item)
            pairs = list(pairs_of(shadow.copy))
            parts = [self.value(part) for pair in pairs[:MOST_ELEMENTS] for part in pair]
            count, shown = len(pairs), len(parts) // 2
        else:
            held = elements(item, kind)
            if kind == DEQUE:
                shadow.copy = deque(held)
            else:
                shadow.copy = set(held) if kind == SET and all(map(is_plain, held)) else held
            parts = list(map(self.value, held[:MOST_ELEMENTS]))
            count, shown = len(held), len(parts)
        whole = TAGS[kind] + number(shown) + b"".join(parts)
        return whole if shown == count else b"\x11" + number(count) + whole

    def type_of(self, item, kind):
        own = type(item)
        # A class, a function or a module is a type of its own, for its name is all there is to see.
        key = id(own) if kind != OTHER else (kind, name_of(item, kind))
        found = self.types.get(key)
        if found is None:
            found = self.types[key] = Type(own, len(self.types), kind, name_of(item, kind))
            if kind != OBJECT:
                self.write(found.definition())
        return found

    def fields(self, shadow):
        """The values in the order of the type's fields, which grow with what objects have."""
        known = shadow.type.fields
        news = [name for name in shadow.copy if type(name) is str and name not in known]
        for name in news:
            known[name] = number(len(known))
        if news or not known:
            self.write(shadow.type.definition())
        copy = shadow.copy
        return [self.value(copy[name]) if name in copy else UNSET for name in known]


def copied_dictionary(item, pairs=None):
    """A dictionary where its keys are plain, else a list of pairs."""
    pairs = own_pairs(item) if pairs is None else pairs
    return dict(pairs) if all(is_plain(key) for key, _ in pairs) else pairs


def pairs_of(copy):
    return copy.items() if type(copy) is dict else copy


def cut_off_own(error):
    """Takes the recorder's own frames, which only stood where the stack ended, out of a traceback."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        if os.path.dirname(trace.tb_next.tb_frame.f_code.co_filename) == OWN_FOLDER:
            trace.tb_next = None
        trace = trace.tb_next
