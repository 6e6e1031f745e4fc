"""Replays a Swift tape strictly (Documentation/TraceFormat.md): every delta must fit the state it changes."""

from tape import Broken, Reader, Reference, Value

UNREPLAYED = {"THROW", "CATCH", "COND", "NOTE"}
OF_SKELETON = {"ENTER", "EXIT", "RETURN", "COUNT", "OUT", "GAP", "FINISH"}


class Frame:
    def __init__(self, function, call):
        self.function, self.call, self.line, self.slots = function, call, 0, {}


class Replay(Reader):
    """`functions` are those of the slots, without which each is the current frame's; `watch` is called at each step."""

    decoding = "strict"

    def __init__(self, data, functions, watch=None):
        super().__init__(data)
        self.functions, self.watch = dict(functions), watch
        self.frames, self.suspended, self.calls = [Frame(0, 0)], {}, 0
        self.objects, self.referred, self.output, self.lines = {}, set(), [], set()
        self.steps, self.gap, self.counts = 0, 0, {}
        self.status, self.is_skeleton, self.is_full = None, False, False
        for name, *parts in self:
            if self.is_skeleton and name not in OF_SKELETON:
                raise Broken(f"{name} in the skeleton")
            if name not in UNREPLAYED:
                method = getattr(self, "do_" + name.lower(), None)
                if not method:
                    raise Broken(f"{name} on a tape of Swift")
                method(*parts)

    def reference(self, number):
        self.referred.add(number)
        return super().reference(number)

    # What values hold

    def inside(self, value, key):
        if isinstance(value, Value):
            if value.kind == "dictionary":
                for known, held in value:
                    if known == key:
                        return held
            elif isinstance(key, int) and 0 <= key < len(value):
                return value[key]
        raise Broken(f"no {key!r} in {value!r}"[:300])

    def reach(self, value, path):
        for key in path:
            value = self.inside(value, key)
        return value

    def put(self, value, key, new):
        if not isinstance(value, Value):
            raise Broken(f"element {key!r} of {value!r}"[:300])
        if value.kind == "set":
            if new is not None:
                raise Broken("a set's member has a value")
            if key not in value:
                value.append(key)
        elif value.kind == "dictionary":
            for place, (known, _) in enumerate(value):
                if known == key:
                    value[place] = (key, new)
                    return
            value.append((key, new))
        elif value.full is not None and key >= len(value):
            pass
        elif isinstance(key, int) and 0 <= key < len(value):
            value[key] = new
        elif isinstance(key, int) and key == len(value) and value.kind == "list":
            value.append(new)
        else:
            raise Broken(f"index {key!r} of {len(value)}")

    def drop(self, value, key):
        if not isinstance(value, Value) or value.kind not in ("set", "dictionary"):
            raise Broken("deletion from what has no keys")
        value[:] = [x for x in value if (x[0] if value.kind == "dictionary" else x) != key]

    def spliced(self, value, at, removed, new):
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
        if value.full is None and at + removed > len(value):
            raise Broken(f"splice at {at}+{removed} of {len(value)}")
        if value.full is not None:
            value.full += len(new) - removed
            if at >= len(value):
                return value
        value[at:at + removed] = new
        return value

    def splice_at(self, root, path, at, removed, new):
        owner = self.reach(root, path[:-1])
        self.put(owner, path[-1], self.spliced(self.inside(owner, path[-1]), at, removed, new))

    # Variables

    def slots(self, slot):
        """The variables of the nearest frame that the slot belongs to."""
        for frame in reversed(self.frames):
            if frame.function == self.functions[slot]:
                return frame.slots
        raise Broken(f"slot {slot} of function {self.functions[slot]}, which is not running")

    def held(self, slot):
        slots = self.slots(slot)
        if slot not in slots:
            raise Broken(f"delta of slot {slot}, which is not bound")
        return slots[slot]

    def do_slot(self, slot, function, name, kind):
        self.functions[slot] = function

    def do_bind(self, slot, value):
        self.slots(slot)[slot] = value

    def do_unbind(self, slot):
        self.slots(slot).pop(slot, None)

    def do_elem(self, slot, index, value):
        self.put(self.held(slot), index, value)

    def do_elem2(self, slot, row, index, value):
        self.put(self.inside(self.held(slot), row), index, value)

    do_key = do_elem

    def do_keydel(self, slot, key):
        self.drop(self.held(slot), key)

    def do_splice(self, slot, at, removed, values):
        self.slots(slot)[slot] = self.spliced(self.held(slot), at, removed, values)

    def do_path(self, slot, path, value):
        self.put(self.reach(self.held(slot), path[:-1]), path[-1], value)

    def do_pathsplice(self, slot, path, at, removed, values):
        self.splice_at(self.held(slot), path, at, removed, values)

    def do_pathdel(self, slot, path):
        self.drop(self.reach(self.held(slot), path[:-1]), path[-1])

    # Objects

    def object(self, number):
        if number not in self.objects:
            raise Broken(f"object {number} is not there")
        return self.objects[number]

    def do_new(self, number, kind, value):
        self.objects[number] = value

    def do_field(self, number, field, value):
        self.put(self.object(number), field, value)

    def do_free(self, number):
        self.object(number)
        del self.objects[number]
        self.referred.discard(number)

    def do_opath(self, number, path, value):
        self.put(self.reach(self.object(number), path[:-1]), path[-1], value)

    def do_opathsplice(self, number, path, at, removed, values):
        self.splice_at(self.object(number), path, at, removed, values)

    def do_opathdel(self, number, path):
        self.drop(self.reach(self.object(number), path[:-1]), path[-1])

    # Steps and calls

    def do_step(self, line):
        self.steps += 1
        self.lines.add(line)
        self.frames[-1].line = line
        if self.gap and self.steps == 1:
            # What was undone before a window may name objects that are gone.
            self.referred.clear()
        missing = self.referred - self.objects.keys()
        if missing:
            raise Broken(f"objects {missing} were not told")
        self.referred.clear()
        if self.watch:
            self.watch(self)

    def do_line(self, line):
        self.frames[-1].line = line

    def do_enter(self, function):
        self.calls += 1
        self.frames.append(Frame(function, self.calls))

    def do_exit(self):
        # A skeleton does not tell which call goes on.
        if len(self.frames) < 2 and self.is_skeleton and self.suspended:
            self.suspended.popitem()
        elif len(self.frames) < 2:
            raise Broken("EXIT of the top level")
        else:
            self.frames.pop()

    def do_return(self, value):
        self.do_exit()

    def do_suspend(self):
        frame = self.frames.pop()
        self.suspended[frame.call] = frame

    def do_resume(self, call):
        self.frames.append(self.suspended.pop(call))

    def do_out(self, text):
        self.output.append(text)

    def do_skeleton(self, reason):
        self.is_skeleton = True

    def do_gap(self, count):
        self.gap += count

    def do_count(self, line, times):
        self.counts[line] = self.counts.get(line, 0) + times

    def do_finish(self, status):
        self.status = status
        self.is_full = self.at + 40 > len(self.data)

    # To be compared

    def stack(self):
        """The line at which each call stands, outermost first."""
        return [frame.line for frame in self.frames]

    def picture(self):
        """The whole state in a form that does not depend on how objects are numbered."""
        order, queue = {}, []

        def draw(value):
            if isinstance(value, Reference):
                number = value[1]
                if number not in order:
                    order[number] = len(order)
                    queue.append(number)
                return ("object", order[number])
            if isinstance(value, Value):
                held = value
                if value.kind in ("set", "dictionary"):
                    held = sorted(held, key=lambda x: repr(x[0] if value.kind == "dictionary" else x))
                if value.kind == "dictionary":
                    items = [(draw(key), draw(item)) for key, item in held]
                else:
                    items = [draw(x) for x in held]
                if value.kind in ("set", "dictionary"):
                    items.sort(key=repr)
                return (value.kind, value.type, tuple(items))
            if isinstance(value, tuple) and value[0] == "opaque":
                return ("opaque", value[1].split("#")[0])
            return value

        frames = tuple(
            (frame.function, tuple((slot, draw(frame.slots[slot])) for slot in sorted(frame.slots)))
            for frame in self.frames)
        objects = []
        for number in queue:
            objects.append(draw(self.objects.get(number)))
        return frames, tuple(objects)
