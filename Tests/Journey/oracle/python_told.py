"""What a tape says that a Python program holds at each of its lines, written as `python_truth.py` writes it."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from python_state import State  # noqa: E402
from tape import Value  # noqa: E402

MOST_ELEMENTS = 10_000
OBJECT, LIST, TUPLE, SET, DICTIONARY, DEQUE = 0, 3, 4, 5, 6, 7


class Writer:
    def __init__(self, state):
        self.state, self.numbers = state, {}

    def show(self, value):
        if value is None or isinstance(value, bool):
            return str(value)
        if isinstance(value, int):
            return str(value)
        if isinstance(value, float):
            return repr(value)
        if isinstance(value, str):
            return repr(value.encode("utf-8", "replace"))
        if value[0] == "cut":
            return f"cut {value[1]}"
        return self.object(value[1]) if value[0] == "object" else "?"

    def object(self, identity):
        if identity in self.numbers:
            return f"#{self.numbers[identity]}"
        kind, content = self.state.objects[identity]
        name, fields = self.state.types[kind]
        shape = self.state.kinds[kind]
        if shape == TUPLE:
            return "(" + ", ".join(map(self.show, content)) + ")"
        if shape == SET and name.startswith("frozen"):
            return "f{" + ", ".join(self.members(content)) + "}"
        if not isinstance(content, (list, dict, Value)):
            return "?"
        number = self.numbers[identity] = len(self.numbers)
        return f"#{number}" + self.inside(shape, content, fields)

    def inside(self, shape, content, fields):
        if shape in (LIST, DEQUE):
            return "[big]" if len(content) > MOST_ELEMENTS else "[" + ", ".join(map(self.show, content)) + "]"
        if shape == SET:
            return "s{" + ", ".join(self.members(content)) + "}"
        if shape == DICTIONARY:
            return "{" + ", ".join(f"{self.show(key)}: {self.show(value)}" for key, value in content) + "}"
        held = {fields[field]: value for field, value in content.items() if value != ("unset",)}
        return "<" + ", ".join(f"{name}={self.show(held[name])}" for name in sorted(held)) + ">"

    def members(self, items):
        def key(item):
            kept, self.numbers = self.numbers, dict(self.numbers)
            shown = self.show(item)
            self.numbers = kept
            return shown

        return [self.show(item) for item in sorted(items, key=key)]


class Functions(State):
    """Knows the functions' names, too."""

    def __init__(self):
        super().__init__()
        self.functions = {0: "<module>"}

    def do_function(self, identity, first, last, name, parameters):
        self.functions[identity] = name or "<module>"

    def shown(self):
        writer = Writer(self)
        return [self.names_of(frame, writer) for frame in self.frames]

    def names_of(self, frame, writer):
        found = []
        for name, value in sorted((self.names[slot], value) for slot, value in frame.slots.items()):
            shown = writer.show(value) if name[:2] != "__" else "?"
            if shown != "?":
                found.append(f"{name} = {shown}")
        return f"{self.functions[frame.function]}: " + "; ".join(found)


def told(events, lines, most):
    """The steps on these lines."""
    state, steps = Functions(), []
    for event in events:
        state.apply(event)
        if event[0] == "STEP" and event[1] in lines:
            steps.append((event[1], state.shown()))
            if len(steps) >= most:
                break
    return steps
