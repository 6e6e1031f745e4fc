"""Traces a program: `python3 trace_main.py FILE [ARGUMENTS]`, with its own input, output and status.

With `--wait` in place of a file it says hello and waits for the program's frame (channel.py), so that it may be
started ahead; a program that does not compile is told there.
The environment says where the tape lies, `FOCUS_TRACE` (a file of its full size, by path or as a descriptor), and how
much is recorded (trace_tape.py).
"""

import builtins
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from preload import LIBRARIES  # noqa: E402
from trace_modes import Modes  # noqa: E402
from trace_rewriter import rewrite  # noqa: E402
from trace_tape import SOURCE_UNTOLD, Limits, Tape  # noqa: E402
from trace_values import ERR, NOTE, OUT, string  # noqa: E402


class Echo:
    """A text stream whose writes stand on the tape as well."""

    __module__ = "builtins"

    def __init__(self, stream, recorder, kind):
        self._stream, self._recorder, self._kind = stream, recorder, kind

    def write(self, data):
        if type(data) is str and data:
            self._recorder.tell_text(self._kind, data)
        return self._stream.write(data)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def __getattr__(self, name):
        return getattr(self._stream, name)


class Trace:
    """The learner's own notes."""

    __module__ = "builtins"

    def __init__(self, recorder):
        self._recorder = recorder

    def step(self, *values, **named):
        parts = [value for value in values if type(value) in (str, int, float, bool)]
        parts += [f"{name} = {value}" for name, value in named.items() if type(value) in (str, int, float, bool)]
        self._recorder.write(NOTE + string(" ".join(map(str, parts)))[1:])


# What telling needs of the stack: frames and calls of C functions.
ROOM = 40


def widen_stack():
    """A program that may call so deep may do so when it is traced."""
    set_limit, get_limit = sys.setrecursionlimit, sys.getrecursionlimit

    def setrecursionlimit(limit, /):
        set_limit(min(limit + ROOM, (1 << 31) - 1) if type(limit) is int and limit > 0 else limit)

    def getrecursionlimit():
        return get_limit() - ROOM

    set_limit(get_limit() + ROOM)
    sys.setrecursionlimit, sys.getrecursionlimit = setrecursionlimit, getrecursionlimit


class Tracing:
    """One traced program, from its source to its tape's last word."""

    def __init__(self, environment):
        limits = Limits(environment)
        self._environment, self._tape = environment, Tape(environment["FOCUS_TRACE"], limits)
        self.recorder = Modes(self._tape, limits)

    def follow(self, order):
        """What is to be recorded, where it comes with the program: `window`, as in FOCUS_TRACE_WINDOW."""
        if "window" in order:
            limits = Limits({**self._environment, "FOCUS_TRACE_WINDOW": order["window"]})
            self.recorder = Modes(self._tape, limits)

    def prepare(self, source, filename, names):
        """The program's code; `names` is where it will run."""
        try:
            code, tables = rewrite(source, filename)
        except Exception:
            # It still runs, and the compiler says what is the program's own mistake.
            code, tables = compile(source, filename, "exec", dont_inherit=True), None
        if "random" in source:
            # A window's run must be the same as the one before it.
            import random

            random.seed(0)
        builtins.Trace = Trace(self.recorder)
        if tables:
            self.recorder.join(names, tables)
        else:
            self.recorder.stop(SOURCE_UNTOLD)
        widen_stack()
        sys.stdout = Echo(sys.stdout, self.recorder, OUT)
        sys.stderr = Echo(sys.stderr, self.recorder, ERR)
        return code

    def finish(self, status=0):
        """The tape's last word; nothing is told after it."""
        if not isinstance(sys.stdout, Echo):
            return
        sys.stdout, sys.stderr = sys.stdout._stream, sys.stderr._stream
        self.recorder.finish(status)

    def fail(self, error):
        """An error that nobody caught."""
        self.recorder.tell_error(error)


REHEARSAL = """
class Solution:
    def play(self, numbers):
        seen = {}
        for index, number in enumerate(numbers):
            if number not in seen:
                seen[number] = [index]
        return len(seen)
"""


def rehearse():
    """Compiles and rewrites a program of ours, of which nothing runs: the first one takes longer than those after it."""
    from compilation import compile_source

    compile_source(REHEARSAL, "")
    rewrite(REHEARSAL, "")


def run(path, tracing):
    """Runs a file as the main program; gives its status."""
    with open(path, encoding="utf-8-sig") as file:
        source = file.read()
    module = type(sys)("__main__")
    module.__file__ = path
    sys.modules["__main__"] = module
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    sys.path.append(LIBRARIES)
    code = tracing.prepare(source, path, module.__dict__)
    status = 0
    try:
        exec(code, module.__dict__)
    except SystemExit as error:
        status = error.code if type(error.code) is int else int(error.code is not None)
        if status and type(error.code) is not int:
            print(error.code, file=sys.stderr)
    except BaseException as error:
        status = 1
        tracing.fail(error)
        error.__traceback__ = error.__traceback__.tb_next
        sys.excepthook(type(error), error, error.__traceback__)
    sys.stdout.flush()
    tracing.finish(status)
    return status


def waited_for(tracing):
    """The path of the program that came as a frame, `{"name", "source"}`, perhaps with a `window`."""
    import gc

    from channel import Channel, parse
    from compilation import Refused, compile_source

    channel = Channel()
    rehearse()
    # What is ours need not be looked through at the program's end.
    gc.freeze()
    channel.send("H", "")
    order = parse(channel.receive())
    try:
        compile_source(order["source"], order["name"])
    except Refused as refused:
        channel.send_value("D", refused.args[0])
        sys.exit(1)
    tracing.follow(order)
    # The program may have the descriptor for itself.
    os.close(Channel.DESCRIPTOR)
    path = os.path.join("/work", order["name"])
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(order["source"])
    return path


if __name__ == "__main__":
    tracing = Tracing({name: os.environ.pop(name) for name in list(os.environ) if name.startswith("FOCUS_")})
    sys.argv[:] = [waited_for(tracing)] if sys.argv[1] == "--wait" else sys.argv[1:]
    sys.exit(run(sys.argv[0], tracing))
