"""Reads a tape for tests (Documentation/TraceFormat.md), as simply as possible."""

import struct


class Tape:
    """All events as tuples, the opcode's name first."""

    def __init__(self, data):
        if data[:8] != b"DJTAPE1\n":
            raise ValueError("no tape")
        self.data, self.at, self.events = data, 64, []
        while self.event():
            pass

    def u(self):
        result = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def z(self):
        number = self.u()
        return -(number + 1) // 2 if number & 1 else number // 2

    def text(self):
        count = self.u()
        self.at += count
        return self.data[self.at - count:self.at].decode("utf-8", "replace")

    def values(self):
        return [self.value() for _ in range(self.u())]

    def value(self):
        tag = self.data[self.at]
        self.at += 1
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
            return ("object", self.u())
        if tag == 9:
            return int(self.text())
        if tag in (10, 11, 12):
            return self.values()
        if tag == 13:
            return [(self.value(), self.value()) for _ in range(self.u())]
        if tag == 14:
            return ("structure", self.u(), self.values())
        if tag == 15:
            return ("case", self.u(), self.text(), self.values())
        if tag == 16:
            return ("cut", self.u(), self.text())
        if tag == 17:
            return ("cut", self.u(), self.value())
        if tag == 18:
            return ("opaque", self.text())
        if tag == 19:
            return ("unset",)
        raise ValueError(f"tag {tag} at {self.at - 1}")

    def event(self):
        op = self.data[self.at]
        self.at += 1
        shapes = {
            1: "STEP u", 2: "BIND u v", 3: "UNBIND u", 4: "ELEM u z v", 5: "ELEM2 u z z v", 6: "KEY u v v",
            7: "KEYDEL u v", 8: "SPLICE u u u *", 9: "PATH u * v", 10: "NEW u u v", 11: "FIELD u u v",
            12: "OELEM u z v", 13: "OKEY u v v", 14: "OKEYDEL u v", 15: "OSPLICE u u u *", 16: "FREE u",
            17: "ENTER u", 18: "EXIT", 19: "RETURN v", 20: "THROW t", 21: "CATCH", 22: "OUT t", 23: "ERR t",
            24: "COND u u", 25: "GAP u", 26: "TYPE u u t T", 27: "SLOT u u t t", 28: "FUNCTION u u u t U",
            29: "NOTE t", 30: "SUSPEND", 31: "RESUME u", 32: "MEMO u v", 33: "COUNT u u", 34: "THREAD u",
            35: "SKELETON u", 36: "READ u u z", 37: "OPATH u * v", 38: "PATHSPLICE u * u u *",
            39: "OPATHSPLICE u * u u *", 40: "PATHDEL u *", 41: "OPATHDEL u *", 42: "LINE u", 255: "FINISH u"}
        if op == 0:
            return False
        name, *kinds = shapes[op].split()
        read = {
            "u": self.u, "z": self.z, "v": self.value, "t": self.text, "*": self.values,
            "T": lambda: [self.text() for _ in range(self.u())],
            "U": lambda: [self.u() for _ in range(self.u())]}
        self.events.append((name, *(read[kind]() for kind in kinds)))
        return op != 255

    def count(self, name):
        return sum(event[0] == name for event in self.events)


def final_objects(tape):
    """What the objects hold when all events are applied: id → list, dict of (key, value) or fields."""
    objects = {}
    for name, *parts in tape.events:
        if name == "NEW":
            content = parts[2]
            if isinstance(content, tuple) and content[0] == "structure":
                content = dict(enumerate(content[2]))
            objects[parts[0]] = content if not isinstance(content, list) else list(content)
        elif name == "FIELD":
            objects[parts[0]][parts[1]] = parts[2]
        elif name == "OELEM":
            objects[parts[0]][parts[1]] = parts[2]
        elif name == "OSPLICE":
            at, removed, values = parts[1:]
            objects[parts[0]][at:at + removed] = values
        elif name == "OKEY":
            held = objects[parts[0]]
            key, value = parts[1:]
            pairs = bool(held) and isinstance(held[0], tuple) and len(held[0]) == 2
            found = [i for i, item in enumerate(held) if pairs and item[0] == key]
            if found:
                held[found[0]] = (key, value)
            else:
                held.append((key, value))
        elif name == "OKEYDEL":
            held = objects[parts[0]]
            held[:] = [item for item in held if item != parts[1] and not (
                isinstance(item, tuple) and item[0] == parts[1])]
    return objects
