"""What a Python program's tape says at each step, applied as simply as possible."""

from tape import Value


class Frame:
    def __init__(self, function, call):
        self.function, self.call, self.slots = function, call, {}


class State:
    def __init__(self):
        self.frames, self.asleep = [Frame(0, 0)], {}
        self.objects, self.types, self.kinds, self.owners, self.names = {}, {}, {}, {}, {}
        self.calls, self.line, self.error, self.output, self.memos = 0, 0, None, "", []

    def apply(self, event):
        getattr(self, "do_" + event[0].lower(), lambda *parts: None)(*event[1:])

    def frame_of(self, slot):
        return next(frame for frame in reversed(self.frames) if frame.function == self.owners[slot])

    def do_step(self, line):
        self.line = line

    def do_slot(self, slot, function, name, kind):
        self.owners[slot], self.names[slot] = function, name

    def do_type(self, identity, kind, name, fields):
        self.types[identity], self.kinds[identity] = (name, fields), kind

    def do_bind(self, slot, value):
        self.frame_of(slot).slots[slot] = value

    def do_unbind(self, slot):
        self.frame_of(slot).slots.pop(slot, None)

    def do_enter(self, function):
        self.calls += 1
        self.frames.append(Frame(function, self.calls))

    def do_exit(self):
        assert len(self.frames) > 1, "the top level is left"
        self.frames.pop()

    def do_return(self, value):
        self.do_exit()

    def do_suspend(self):
        frame = self.frames.pop()
        self.asleep[frame.call] = frame

    def do_resume(self, call):
        self.frames.append(self.asleep.pop(call))

    def do_throw(self, text):
        self.error = text

    def do_catch(self):
        assert self.error is not None, "nothing to catch"
        self.error = None

    def do_out(self, text):
        self.output += text

    def do_memo(self, function, value):
        self.memos.append((function, value))

    def do_new(self, identity, kind, content):
        if isinstance(content, Value):
            cut = [("cut",)] * ((content.full or 0) - len(content))
            content = dict(enumerate(content)) if content.kind == "structure" else content + cut
        self.objects[identity] = kind, content

    def do_field(self, identity, field, value):
        self.objects[identity][1][field] = value

    def do_oelem(self, identity, index, value):
        self.objects[identity][1][index] = value

    def do_osplice(self, identity, at, removed, values):
        held = self.objects[identity][1]
        assert at + removed <= len(held), "a splice beyond the end"
        held[at:at + removed] = values

    def do_okey(self, identity, key, value):
        held, has_pairs = self.objects[identity][1], self.is_dictionary(identity)
        places = [place for place, item in enumerate(held) if (item[0] if has_pairs else item) == key]
        item = (key, value) if has_pairs else key
        if places:
            held[places[0]] = item
        else:
            held.append(item)

    def do_okeydel(self, identity, key):
        held, has_pairs = self.objects[identity][1], self.is_dictionary(identity)
        held[:] = [item for item in held if (item[0] if has_pairs else item) != key]

    def is_dictionary(self, identity):
        return self.kinds[self.objects[identity][0]] == 6

    # -- To be compared ------------------------------------------------------------------------

    def picture(self):
        """Frames, waiting generators, objects, output and error, whatever numbers objects and calls have."""
        numbers, told = {}, []

        def shown(value):
            if isinstance(value, tuple) and value[:1] == ("object",) and isinstance(value[1], int):
                if value[1] not in numbers:
                    numbers[value[1]] = len(numbers)
                    told.append(value[1])
                return "object", numbers[value[1]]
            if isinstance(value, (list, tuple)):
                return [getattr(value, "full", None), *map(shown, value)]
            return value

        def slots(frame):
            return sorted((self.names[slot], shown(value)) for slot, value in sorted(
                frame.slots.items(), key=lambda item: self.names[item[0]]))

        frames = [(frame.function, slots(frame)) for frame in self.frames]
        asleep = [(frame.function, slots(frame)) for _, frame in sorted(self.asleep.items())]
        contents = []
        for identity in told:
            kind, content = self.objects[identity]
            name, fields = self.types[kind]
            if isinstance(content, dict):
                content = [
                    (fields[field], shown(content[field])) for field in sorted(content, key=fields.__getitem__)
                    if content[field] != ("unset",)]
            elif self.kinds[kind] == 5:
                content = [shown(item) for item in sorted(
                    content, key=lambda item: "" if isinstance(item, tuple) else repr(item))]
            else:
                content = shown(content)
            contents.append((name, content))
        return self.line, frames, asleep, contents, self.output, self.error


def final(tape):
    """The state after everything."""
    state = State()
    for event in tape.events:
        state.apply(event)
    return state


def pictures(tape):
    """The picture at each step, and the state after everything."""
    state, found = State(), []
    for event in tape.events:
        state.apply(event)
        if event[0] == "STEP":
            found.append(state.picture())
    return found, state
