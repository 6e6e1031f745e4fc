"""Frames on descriptor 3 (length of what follows, type, payload) and the JSON inside them."""

import os
import sys

import _json


class _Rules:
    """What the interpreter's own JSON scanner asks for; the json package would cost its import."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float
    memo = {}


_scan = _json.make_scanner(_Rules())
quote = _json.encode_basestring_ascii


def parse(text):
    return _scan(text, 0)[0]


def text_of(value):
    """Compact JSON of strings, numbers, lists and dictionaries."""
    if value is None:
        return "null"
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{quote(key)}:{text_of(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(text_of, value)) + "]"
    return str(value)


class Channel:
    DESCRIPTOR = 3
    LEAST = 1 << 14

    # Bound before the learner's code runs.
    def __init__(self, read=os.read, write=os.write):
        self._read = read
        self._write = write
        self._ahead = bytearray()

    def send(self, kind, text):
        sys.stdout.flush()
        payload = text.encode("utf-8")
        frame = (len(payload) + 1).to_bytes(4, "little") + kind.encode() + payload
        view = memoryview(frame)
        while view:
            view = view[self._write(self.DESCRIPTOR, view):]

    def send_value(self, kind, value):
        self.send(kind, text_of(value))

    def fail(self, message, line):
        self.send_value("E", {"message": message, "line": line})

    def _fill(self, count):
        """Reads until there are so many bytes; whatever has come is taken with one call."""
        while len(self._ahead) < count:
            part = self._read(self.DESCRIPTOR, max(self.LEAST, count - len(self._ahead)))
            if not part:
                return False
            self._ahead += part
        return True

    def receive(self):
        if not self._fill(4):
            return None
        end = 4 + int.from_bytes(self._ahead[:4], "little")
        if not self._fill(end):
            return None
        text = self._ahead[5:end].decode("utf-8")
        del self._ahead[:end]
        return text

    def ask(self, number):
        """The oracle, which lives with the judge."""
        self.send("Q", f"[{int(number)}]")
        return self.receive() == "true"
