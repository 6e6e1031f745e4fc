"""What a Python program holds at each of its lines, by `sys.settrace`: nothing here is the recorder's.

As a program it serves a solution as the judge's harness does: `python3 python_truth.py HARNESS OUTPUT STEPS`.
"""

import ast
import builtins
import collections
import dis
import json
import os
import sys
import types

MOST_BYTES, MOST_ELEMENTS = 1000, 10_000
INNER = ("<lambda>", "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
# Flags of generators, coroutines and asynchronous generators (inspect.CO_…).
GENERATORS = 32 | 128 | 512
STANDARD = getattr(sys, "stdlib_module_names", frozenset(name.partition(".")[0] for name in sys.modules) - {"__main__"})
OPAQUE = (BaseException, type, types.ModuleType, types.FunctionType)


def is_own(kind):
    """Whether a class is the program's."""
    module = kind.__module__
    return isinstance(module, str) and module.partition(".")[0] not in STANDARD and module != "builtins"


def fields_of(item):
    found = {}
    for kind in type(item).__mro__:
        for name, member in vars(kind).items():
            if isinstance(member, types.MemberDescriptorType) and name not in found:
                try:
                    found[name] = member.__get__(item)
                except AttributeError:
                    pass
    try:
        found.update(object.__getattribute__(item, "__dict__"))
    except AttributeError:
        pass
    return {name: value for name, value in found.items()
            if isinstance(name, str) and name not in ("__weakref__", "__builtins__")}


class Writer:
    """Values as text in which aliases show: each object that can change has a number, given when it is first met."""

    def __init__(self):
        self.numbers = {}

    def show(self, item):
        kind = type(item)
        if item is None or kind is bool:
            return str(item)
        if kind is int:
            return str(item) if item.bit_length() < 9000 else "?"
        if kind is float:
            return repr(item)
        if kind is str:
            data = item.encode("utf-8", "replace")
            return repr(data) if len(data) <= MOST_BYTES else f"cut {len(data)}"
        if issubclass(kind, tuple):
            return "(" + ", ".join(map(self.show, tuple.__iter__(item))) + ")"
        if issubclass(kind, frozenset):
            return "f{" + ", ".join(self.members(frozenset.__iter__(item))) + "}"
        if id(item) in self.numbers:
            return f"#{self.numbers[id(item)]}"
        shown = self.content(item, kind)
        return "?" if shown is None else shown

    def content(self, item, kind):
        if not issubclass(kind, (list, dict, set, collections.deque)) and (
                issubclass(kind, OPAQUE) or not is_own(kind)):
            return None
        number = self.numbers[id(item)] = len(self.numbers)
        return f"#{number}" + self.inside(item, kind)

    def inside(self, item, kind):
        for base, marks in ((list, "[]"), (collections.deque, "[]")):
            if issubclass(kind, base):
                held = list(base.__iter__(item))
                return "[big]" if len(held) > MOST_ELEMENTS else "[" + ", ".join(map(self.show, held)) + "]"
        if issubclass(kind, set):
            return "s{" + ", ".join(self.members(set.__iter__(item))) + "}"
        if issubclass(kind, collections.OrderedDict):
            pairs = [(key, dict.__getitem__(item, key)) for key in collections.OrderedDict.__iter__(item)]
        elif issubclass(kind, dict):
            pairs = list(dict.items(item))
        else:
            fields = fields_of(item)
            return "<" + ", ".join(f"{name}={self.show(fields[name])}" for name in sorted(fields)) + ">"
        pairs = [pair for pair in pairs if type(pair[0]) is not str or pair[0] != "__builtins__"]
        return "{" + ", ".join(f"{self.show(key)}: {self.show(value)}" for key, value in pairs) + "}"

    def members(self, items):
        """In an order that does not hang on addresses."""
        def key(item):
            kept, self.numbers = self.numbers, dict(self.numbers)
            shown = self.show(item)
            self.numbers = kept
            return shown

        return [self.show(item) for item in sorted(items, key=key)]


def is_waiting(frame):
    """Whether a generator or coroutine has handed its turn to another one, by `yield from` or `await`."""
    code = frame.f_code
    name = dis.opname[code.co_code[frame.f_lasti]] if code.co_flags & GENERATORS else ""
    return name in ("SEND", "YIELD_FROM", "YIELD_VALUE", "RESUME")


class Truth:
    """The state at each line of a file that is in `lines`, and at the end; at most so many."""

    def __init__(self, filename, lines, most, hidden):
        self.filename, self.lines, self.most, self.hidden = filename, lines, most, hidden
        self.steps, self.given, self.last = [], {}, {}

    def is_function(self, code):
        return code.co_filename == self.filename and code.co_name not in INNER and (
            code.co_flags & 1 or code.co_name == "<module>")

    def trace(self, frame, event, argument):
        if not self.is_function(frame.f_code) or len(self.steps) >= self.most:
            return None
        if event == "line":
            # Conditions within a statement may tell its line again; between two runs of it another line is told.
            if frame.f_lineno in self.lines and self.last.get(frame) != frame.f_lineno:
                self.steps.append((frame.f_lineno, self.state(frame)))
            self.last[frame] = frame.f_lineno
        elif event == "return":
            self.last.pop(frame, None)
        return self.trace

    def state(self, frame):
        frames = []
        while frame is not None:
            if self.is_function(frame.f_code) and not (frames and is_waiting(frame)):
                frames.append(frame)
            frame = frame.f_back
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(limit + 20_000)
        writer = Writer()
        frames.reverse()
        shown = []
        if frames[0].f_code.co_name != "<module>":
            # A harness calls what the program has made.
            shown = ["<module>: " + self.names(frames[0].f_globals, (), writer)]
        for frame in frames:
            code = frame.f_code
            is_top = code.co_name == "<module>"
            hidden = () if is_top else (*code.co_freevars, *self.hidden.get((code.co_name, code.co_firstlineno), ()))
            shown.append(f"{code.co_name}: " + self.names(
                frame.f_globals if is_top else frame.f_locals, hidden, writer))
        sys.setrecursionlimit(limit)
        return shown

    def names(self, names, free, writer):
        found = []
        for name, item in sorted(names.items()):
            if name in free or name[:2] == "__" or name in self.given and self.given[name] is item or name[0] == ".":
                continue
            shown = writer.show(item)
            if shown != "?":
                found.append(f"{name} = {shown}")
        return "; ".join(found)


def watch(source, filename, most, names):
    """Runs a program under the oracle's eyes; gives its steps."""
    tree = ast.parse(source)
    truth = Truth(filename, lines_of(tree), most, hidden_names(tree))
    truth.given = dict(names)
    code = compile(source, filename, "exec")
    sys.settrace(truth.trace)
    try:
        exec(code, names)
    except BaseException:
        pass
    finally:
        sys.settrace(None)
    return truth.steps


def serve(harness, output, most):
    """The judge's harness, with the oracle's eyes on the solution's code as soon as it runs."""
    import runpy

    plain_exec, plain_exit, made = exec, os._exit, []

    def traced_exec(code, names):
        if getattr(code, "co_filename", "") == "solution.py" and names.get("__name__") == "solution" and not made:
            if "random" in os.environ["SOURCE"]:
                # As recordings have it, so that a window's run is the same again.
                import random

                random.seed(0)
            tree = ast.parse(os.environ["SOURCE"])
            made.append(Truth("solution.py", lines_of(tree), int(most), hidden_names(tree)))
            made[0].given = dict(names)
            sys.settrace(made[0].trace)
        return plain_exec(code, names)

    def leave(status):
        with open(output, "w") as file:
            json.dump(made[0].steps if made else [], file)
        plain_exit(status)

    builtins.exec, os._exit = traced_exec, leave
    sys.argv[:] = [harness]
    sys.path.insert(0, os.path.dirname(harness))
    runpy.run_path(harness, run_name="__main__")


def lines_of(tree):
    """The lines whose statements are compared: of these CPython tells each run once, in the order they run."""
    found = set()
    for node in ast.walk(tree):
        kinds = (ast.Assign, ast.AugAssign, ast.Delete, ast.Return, ast.Raise, ast.Assert)
        is_taken = isinstance(node, kinds) or (
            isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)) or (
            isinstance(node, ast.AnnAssign) and node.value is not None) or (
            isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Constant))
        if is_taken:
            found.add(node.lineno)
        if isinstance(node, ast.ClassDef):
            node.body = [item for item in node.body if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return found


def hidden_names(tree):
    """By a function's name and line, what only its comprehensions bind: from 3.12 on they run in its frame."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inner = {part.id for item in ast.walk(node) if isinstance(item, ast.comprehension)
                     for part in ast.walk(item.target) if isinstance(part, ast.Name)}
            targets = {id(part) for item in ast.walk(node) if isinstance(item, ast.comprehension)
                       for part in ast.walk(item.target)}
            own = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)
                   and not isinstance(part.ctx, ast.Load) and id(part) not in targets}
            own |= {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
            first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
            found[node.name, first] = inner - own
    return found


if __name__ == "__main__":
    serve(*sys.argv[1:])
