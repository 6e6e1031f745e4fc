"""Traces a program: `python3 trace_main.py FILE [ARGUMENTS]`, with its own input, output and status.

The environment says where the tape lies: `FOCUS_TRACE`, a file of its full size.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from trace_changes import Changes  # noqa: E402
from trace_recorder import ERR, NOTE, OUT, string  # noqa: E402
from trace_rewriter import rewrite  # noqa: E402


class Echo:
    """A text stream whose writes stand on the tape as well."""

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

    def __init__(self, recorder):
        self._recorder = recorder

    def step(self, *values, **named):
        parts = [value for value in values if type(value) in (str, int, float, bool)]
        parts += [f"{name} = {value}" for name, value in named.items() if type(value) in (str, int, float, bool)]
        self._recorder.write(NOTE + string(" ".join(map(str, parts)))[1:])


class Tracing:
    """One traced program, from its source to its tape's last word."""

    def __init__(self, tape):
        self.recorder = Changes(tape)

    def prepare(self, source, filename, names):
        """The program's code; `names` is where it will run."""
        code, definitions = rewrite(source, filename)
        recorder = self.recorder
        names.update(
            _dj_w=recorder.write, _dj_b=recorder.bind, _dj_bl=recorder.bind_and_look, _dj_l=recorder.look,
            _dj_m=recorder.look_after_call, _dj_a=recorder.look_at_attribute,
            _dj_e=recorder.look_at_element, _dj_g=recorder.reach, _dj_n=recorder.enter,
            _dj_r=recorder.returns, _dj_q=recorder.leave, _dj_t=recorder.thrown,
            _dj_s=recorder.suspend, _dj_c=recorder.resume)
        names.setdefault("Trace", Trace(recorder))
        recorder.namespaces.append(names)
        recorder.write(definitions)
        sys.stdout = Echo(sys.stdout, recorder, OUT)
        sys.stderr = Echo(sys.stderr, recorder, ERR)
        return code

    def finish(self, status=0):
        """The tape's last word; nothing is told after it."""
        if not isinstance(sys.stdout, Echo):
            return
        sys.stdout, sys.stderr = sys.stdout._stream, sys.stderr._stream
        self.recorder.finish(status)

    def fail(self, error):
        """An error that nobody caught."""
        self.recorder.thrown(0, error)


def run(path, tape):
    """Runs a file as the main program; gives its status."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    module = type(sys)("__main__")
    module.__file__ = path
    sys.modules["__main__"] = module
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    tracing = Tracing(tape)
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


if __name__ == "__main__":
    sys.argv[:] = sys.argv[1:]
    sys.exit(run(sys.argv[0], os.environ["FOCUS_TRACE"]))
