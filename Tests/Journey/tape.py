"""Reads a tape for tests (Documentation/TraceFormat.md), as simply as possible."""

import struct

SHAPES = {
    1: "STEP u", 2: "BIND u v", 3: "UNBIND u", 4: "ELEM u z v", 5: "ELEM2 u z z v", 6: "KEY u v v",
    7: "KEYDEL u v", 8: "SPLICE u u u *", 9: "PATH u * v", 10: "NEW u u v", 11: "FIELD u u v",
    12: "OELEM u z v", 13: "OKEY u v v", 14: "OKEYDEL u v", 15: "OSPLICE u u u *", 16: "FREE u",
    17: "ENTER u", 18: "EXIT", 19: "RETURN v", 20: "THROW t", 21: "CATCH", 22: "OUT t", 23: "ERR t",
    24: "COND u u", 25: "GAP u", 26: "TYPE u u t T", 27: "SLOT u u t t", 28: "FUNCTION u u u t U",
    29: "NOTE t", 30: "SUSPEND", 31: "RESUME u", 32: "MEMO u v", 33: "COUNT u u", 34: "THREAD u",
    35: "SKELETON u", 36: "READ u u z", 37: "OPATH u * v", 38: "PATHSPLICE u * u u *",
    39: "OPATHSPLICE u * u u *", 40: "PATHDEL u *", 41: "OPATHDEL u *", 42: "LINE u", 255: "FINISH u"}
SHAPES = {op: shape.split() for op, shape in SHAPES.items()}


class Broken(Exception):
    """A tape that breaks the format or contradicts itself."""


class Value(list):
    """What a value holds; `kind` is list, tuple, set, dictionary (of keys and values), structure, or case and its name."""

    def __init__(self, kind, items, type=None, full=None):
        super().__init__(items)
        self.kind, self.type, self.full = kind, type, full


class Reference(tuple):
    """An object's number, behind the word."""


class Reader:
    """The events one by one as tuples, the opcode's name first."""

    # What is no UTF-8 is shown; a reader that replays takes it for damage.
    decoding = "replace"

    def __init__(self, data):
        if data[:8] != b"DJTAPE1\n":
            raise Broken("no tape")
        self.data, self.at = data, 64

    def __iter__(self):
        name = None
        while name != "FINISH" and self.at < len(self.data):
            op = self.byte()
            if op == 0:
                return
            if op not in SHAPES:
                raise Broken(f"opcode {op} at {self.at - 1}")
            name, *kinds = SHAPES[op]
            yield (name, *[self.part(kind) for kind in kinds])

    def part(self, kind):
        if kind == "u":
            return self.u()
        if kind == "v":
            return self.value()
        if kind == "z":
            return self.z()
        if kind == "t":
            return self.text()
        read = {"*": self.value, "T": self.text, "U": self.u}[kind]
        return [read() for _ in range(self.u())]

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def u(self):
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result
            if shift > 63:
                raise Broken(f"long number at {self.at}")

    def z(self):
        number = self.u()
        return -(number + 1) // 2 if number & 1 else number // 2

    def text(self):
        count = self.u()
        if self.at + count > len(self.data):
            raise Broken("text beyond the end")
        self.at += count
        return self.data[self.at - count:self.at].decode("utf-8", self.decoding)

    def reference(self, number):
        return Reference(("object", number))

    def value(self, depth=0):
        if depth > 64:
            raise Broken("too deep")
        tag = self.byte()
        if tag in (1, 2, 3):
            return {1: None, 2: False, 3: True}[tag]
        if tag == 4:
            return self.z()
        if tag == 5:
            self.at += 8
            return struct.unpack("<d", self.data[self.at - 8:self.at])[0]
        if tag in (6, 7):
            return self.text()
        if tag == 8:
            return self.reference(self.u())
        if tag == 9:
            return int(self.text())
        if tag in (10, 11, 12):
            kind = {10: "list", 11: "tuple", 12: "set"}[tag]
            return Value(kind, [self.value(depth + 1) for _ in range(self.u())])
        if tag == 13:
            count = self.u()
            return Value("dictionary", [(self.value(depth + 1), self.value(depth + 1)) for _ in range(count)])
        if tag == 14:
            kind = self.u()
            return Value("structure", [self.value(depth + 1) for _ in range(self.u())], kind)
        if tag == 15:
            kind, name = self.u(), self.text()
            return Value("case " + name, [self.value(depth + 1) for _ in range(self.u())], kind)
        if tag == 16:
            full = self.u()
            return ("cut", full, self.text())
        if tag == 17:
            full = self.u()
            value = self.value(depth + 1)
            value.full = full
            return value
        if tag == 18:
            return ("opaque", self.text())
        if tag == 19:
            return ("unset",)
        raise Broken(f"tag {tag} at {self.at - 1}")


class Tape(Reader):
    """All events."""

    def __init__(self, data):
        super().__init__(data)
        self.events = list(self)

    def count(self, name):
        return sum(event[0] == name for event in self.events)
