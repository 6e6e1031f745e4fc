"""Replays a Swift tape strictly (Documentation/TraceFormat.md): every delta must fit the state it changes."""

import struct

STEP, BIND, UNBIND, ELEM, ELEM2, KEY, KEYDEL, SPLICE, PATH, NEW, FIELD = range(1, 12)
FREE, ENTER, EXIT, RETURN, THROW, CATCH, OUT, COND, GAP = 16, 17, 18, 19, 20, 21, 22, 24, 25
NOTE, SUSPEND, RESUME, COUNT, SKELETON, LINE = 29, 30, 31, 33, 35, 42
OPATH, PATHSPLICE, OPATHSPLICE, PATHDEL, OPATHDEL, FINISH = 37, 38, 39, 40, 41, 255

SHAPES = {
    STEP: "u", BIND: "uv", UNBIND: "u", ELEM: "uzv", ELEM2: "uzzv", KEY: "uvv", KEYDEL: "uv",
    SPLICE: "uuul", PATH: "ulv", NEW: "uuv", FIELD: "uuv", FREE: "u", ENTER: "u", EXIT: "",
    RETURN: "v", THROW: "t", CATCH: "", OUT: "t", COND: "uu", GAP: "u", NOTE: "t", COUNT: "uu",
    SKELETON: "u", SUSPEND: "", RESUME: "u", LINE: "u", OPATH: "ulv", PATHSPLICE: "uluul", OPATHSPLICE: "uluul", PATHDEL: "ul",
    OPATHDEL: "ul", FINISH: "u"}


class Broken(Exception):
    """A tape that breaks the format or contradicts itself."""


class Value:
    """A value that holds others; `kind` is list, tuple, set, dictionary, structure or case."""

    def __init__(self, kind, items, type=None, full=None):
        self.kind, self.items, self.type, self.full = kind, items, type, full

    def __eq__(self, other):
        return isinstance(other, Value) and (self.kind, self.items) == (other.kind, other.items)

    def __repr__(self):
        return f"{self.kind}{self.items}"


class Reference(tuple):
    """An object's number."""


class Tape:
    def __init__(self, data, slot_functions=None, watch=None):
        if data[:8] != b"DJTAPE1\n":
            raise Broken("no tape")
        self.data, self.at = data, 64
        self.slot_functions, self.watch = slot_functions, watch
        self.is_full = False
        self.frames, self.objects, self.output = [[0, {}, 0, 0]], {}, []
        self.steps, self.status, self.counts = 0, None, {}
        self.is_skeleton, self.gap, self.calls, self.suspended = False, 0, 0, {}
        self.referred, self.lines, self.names = set(), set(), []
        while self.status is None and self.at < len(data):
            op = self.byte()
            if op == 0:
                break
            if op not in SHAPES:
                raise Broken(f"opcode {op} at {self.at - 1}")
            self.names.append(op)
            self.apply(op, [self.read(kind) for kind in SHAPES[op]])
        self.bytes = self.at - 64

    # Reading

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
        return self.data[self.at - count:self.at].decode("utf-8")

    def read(self, kind):
        if kind == "u":
            return self.u()
        if kind == "z":
            return self.z()
        if kind == "t":
            return self.text()
        if kind == "l":
            return [self.value() for _ in range(self.u())]
        return self.value()

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
            number = self.u()
            self.referred.add(number)
            return Reference((number,))
        if tag == 9:
            return int(self.text())
        if tag in (10, 11, 12):
            kind = {10: "list", 11: "tuple", 12: "set"}[tag]
            return Value(kind, [self.value(depth + 1) for _ in range(self.u())])
        if tag == 13:
            count = self.u()
            return Value("dictionary", [[self.value(depth + 1), self.value(depth + 1)] for _ in range(count)])
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

    # The state

    def slots(self, slot):
        """The variables of the nearest frame that the slot belongs to."""
        if self.slot_functions is None:
            return self.frames[-1][1]
        function = self.slot_functions[slot]
        for frame in reversed(self.frames):
            if frame[0] == function:
                return frame[1]
        raise Broken(f"slot {slot} of function {function}, which is not running")

    def held(self, slot):
        slots = self.slots(slot)
        if slot not in slots:
            raise Broken(f"delta of slot {slot}, which is not bound")
        return slots[slot]

    def inside(self, value, key):
        if isinstance(value, Value):
            if value.kind == "dictionary":
                for entry in value.items:
                    if entry[0] == key:
                        return entry[1]
            elif isinstance(key, int) and 0 <= key < len(value.items):
                return value.items[key]
        raise Broken(f"no {key!r} in {value!r}"[:300])

    def put(self, value, key, new):
        if not isinstance(value, Value):
            raise Broken(f"element {key!r} of {value!r}"[:300])
        if value.kind == "set":
            if new is not None:
                raise Broken("a set's member has a value")
            if key not in value.items:
                value.items.append(key)
        elif value.kind == "dictionary":
            for entry in value.items:
                if entry[0] == key:
                    entry[1] = new
                    return
            value.items.append([key, new])
        elif value.full is not None and key >= len(value.items):
            pass
        elif isinstance(key, int) and 0 <= key < len(value.items):
            value.items[key] = new
        elif isinstance(key, int) and key == len(value.items) and value.kind == "list":
            value.items.append(new)
        else:
            raise Broken(f"index {key!r} of {len(value.items)}")

    def drop(self, value, key):
        if not isinstance(value, Value) or value.kind not in ("set", "dictionary"):
            raise Broken("deletion from what has no keys")
        value.items[:] = [x for x in value.items if (x[0] if value.kind == "dictionary" else x) != key]

    def splice(self, value, at, removed, new):
        """A list is changed in place; a string comes back."""
        if isinstance(value, (str, tuple)):
            is_cut = isinstance(value, tuple)
            content = (value[2] if is_cut else value).encode()
            if is_cut:
                return ("cut", value[1] + sum(len(x.encode()) for x in new) - removed, value[2])
            if at + removed > len(content):
                raise Broken("splice beyond a string's end")
            return (content[:at] + "".join(new).encode() + content[at + removed:]).decode("utf-8", "replace")
        if not isinstance(value, Value) or value.kind != "list":
            raise Broken(f"splice of {value!r}"[:300])
        if value.full is None and at + removed > len(value.items):
            raise Broken(f"splice at {at}+{removed} of {len(value.items)}")
        if value.full is not None:
            value.full += len(new) - removed
            if at >= len(value.items):
                return value
        value.items[at:at + removed] = new
        return value

    def reach(self, value, path):
        for key in path:
            value = self.inside(value, key)
        return value

    def object(self, number):
        if number not in self.objects:
            raise Broken(f"object {number} is not there")
        return self.objects[number]

    def apply(self, op, parts):
        if self.is_skeleton and op not in (ENTER, EXIT, RETURN, SUSPEND, RESUME, COUNT, OUT, GAP, FINISH):
            raise Broken(f"opcode {op} in the skeleton")
        if op == STEP:
            self.steps += 1
            self.lines.add(parts[0])
            self.frames[-1][3] = parts[0]
            if self.gap and self.steps == 1:
                # What was undone before a window may name objects that are gone.
                self.referred.clear()
            missing = self.referred - self.objects.keys()
            if missing:
                raise Broken(f"objects {missing} were not told")
            self.referred.clear()
            if self.watch:
                self.watch(self)
        elif op == BIND:
            self.slots(parts[0])[parts[0]] = parts[1]
        elif op == UNBIND:
            self.slots(parts[0]).pop(parts[0], None)
        elif op == ELEM:
            self.put(self.held(parts[0]), parts[1], parts[2])
        elif op == ELEM2:
            self.put(self.inside(self.held(parts[0]), parts[1]), parts[2], parts[3])
        elif op == KEY:
            self.put(self.held(parts[0]), parts[1], parts[2])
        elif op == KEYDEL:
            self.drop(self.held(parts[0]), parts[1])
        elif op == SPLICE:
            at, removed, new = parts[1], parts[2], parts[3]
            self.slots(parts[0])[parts[0]] = self.splice(self.held(parts[0]), at, removed, new)
        elif op in (PATH, OPATH):
            root = self.held(parts[0]) if op == PATH else self.object(parts[0])
            self.put(self.reach(root, parts[1][:-1]), parts[1][-1], parts[2])
        elif op in (PATHSPLICE, OPATHSPLICE):
            root = self.held(parts[0]) if op == PATHSPLICE else self.object(parts[0])
            owner = self.reach(root, parts[1][:-1])
            value = self.inside(owner, parts[1][-1])
            self.put(owner, parts[1][-1], self.splice(value, parts[2], parts[3], parts[4]))
        elif op in (PATHDEL, OPATHDEL):
            root = self.held(parts[0]) if op == PATHDEL else self.object(parts[0])
            self.drop(self.reach(root, parts[1][:-1]), parts[1][-1])
        elif op == NEW:
            self.objects[parts[0]] = parts[2]
        elif op == FIELD:
            self.put(self.object(parts[0]), parts[1], parts[2])
        elif op == FREE:
            self.object(parts[0])
            del self.objects[parts[0]]
            self.referred.discard(parts[0])
        elif op == ENTER:
            self.calls += 1
            self.frames.append([parts[0], {}, self.calls, 0])
        elif op in (EXIT, RETURN):
            if len(self.frames) < 2:
                raise Broken("EXIT of the top level")
            self.frames.pop()
        elif op == LINE:
            self.frames[-1][3] = parts[0]
        elif op == SUSPEND:
            frame = self.frames.pop()
            self.suspended[frame[2]] = frame
        elif op == RESUME:
            self.frames.append(self.suspended.pop(parts[0]))
        elif op == OUT:
            self.output.append(parts[0])
        elif op == SKELETON:
            self.is_skeleton = True
        elif op == GAP:
            self.gap += parts[0]
        elif op == COUNT:
            self.counts[parts[0]] = self.counts.get(parts[0], 0) + parts[1]
        elif op == FINISH:
            self.status = parts[0]
            self.is_full = self.at + 40 > len(self.data)

    def stack(self):
        """The line at which each call stands, outermost first."""
        return [frame[3] for frame in self.frames]

    def picture(self):
        """The whole state in a form that does not depend on how objects are numbered."""
        order, queue = {}, []

        def draw(value):
            if isinstance(value, Reference):
                if value[0] not in order:
                    order[value[0]] = len(order)
                    queue.append(value[0])
                return ("object", order[value[0]])
            if isinstance(value, Value):
                held = value.items
                if value.kind in ("set", "dictionary"):
                    held = sorted(held, key=lambda x: repr(x[0] if value.kind == "dictionary" else x))
                items = [draw(x) for x in held]
                if value.kind in ("set", "dictionary"):
                    items.sort(key=repr)
                return (value.kind, value.type, tuple(items))
            if isinstance(value, list):
                return tuple(draw(x) for x in value)
            if isinstance(value, tuple) and value[0] == "opaque":
                return ("opaque", value[1].split("#")[0])
            return value

        frames = tuple(
            (function, tuple((slot, draw(slots[slot])) for slot in sorted(slots)))
            for function, slots, _, _ in self.frames)
        objects = []
        for number in queue:
            objects.append(draw(self.objects.get(number)))
        return frames, tuple(objects)
