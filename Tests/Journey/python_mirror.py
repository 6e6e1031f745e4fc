"""Runs a program traced and compares what its tape says of the objects with the objects themselves.

Usage: python_mirror.py FILE, with FOCUS_TRACE and the path MIRROR, for complaints, in the environment
"""

import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "../../Runtimes/python"), HERE]
import trace_main  # noqa: E402
from trace_modes import Modes  # noqa: E402
from trace_objects import DICT, OBJECT, OTHER, SET, elements, members, own_pairs  # noqa: E402


class Watched(Modes):
    """Knows how much the last look at everything told: what no statement had."""

    def reconcile(self):
        start = self.tape._map.tell()
        work = super().reconcile()
        if self.is_recording:
            self.told_late = self.tape._map.tell() - start
        return work


def held(shadow):
    if shadow.kind == DICT:
        return own_pairs(shadow.object)
    if shadow.kind == OBJECT:
        return [(name, value) for name, value in members(shadow.object).items() if type(name) is str]
    return elements(shadow.object, shadow.kind)


def main():
    from tape import Tape
    from python_state import final

    made = []
    trace_main.Modes = lambda *arguments: made.append(Watched(*arguments)) or made[0]
    complaint_path = os.environ.pop("MIRROR")
    settings = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("FOCUS_")}
    sys.argv[:] = sys.argv[1:]
    trace_main.run(sys.argv[0], trace_main.Tracing(settings))
    recorder = made[0]
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    with open(settings["FOCUS_TRACE"], "rb") as file:
        tape = Tape(file.read())
    state, complaints = final(tape), []

    def told(value):
        """As the tape's reader gives it."""
        data = recorder.value(value)
        reader = object.__new__(Tape)
        reader.data, reader.at = data, 0
        return reader.value()

    recorder.put = len
    for number, shadow in enumerate(list(recorder.shadows.values()), 1):
        if shadow.kind == OTHER or len(held(shadow)) > 10_000:
            continue
        kind, content = state.objects[number]
        if shadow.kind == OBJECT:
            fields = state.types[kind][1]
            is_equal = {fields[field]: value for field, value in content.items() if value != ("unset",)} == {
                name: told(value) for name, value in held(shadow)}
        elif shadow.kind == DICT:
            is_equal = sorted(content, key=repr) == sorted(
                [(told(key), told(value)) for key, value in held(shadow)], key=repr)
        else:
            order = (lambda item: repr(item)) if shadow.kind == SET else (lambda item: 0)
            is_equal = sorted(content, key=order) == sorted(map(told, held(shadow)), key=order)
        if not is_equal:
            complaints.append(f"{shadow.type.name}: {str(content)[:200]} is not {str(held(shadow))[:200]}")
    if recorder.told_late:
        complaints.append(f"{recorder.told_late} bytes were told only at the end")
    with open(complaint_path, "w", encoding="utf-8") as file:
        file.write("; ".join(complaints))


main()
