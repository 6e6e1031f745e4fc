"""Tells the whole state where a window begins, as events that a program might have had."""

import sys
from itertools import groupby

from trace_values import BIND, ENTER, LINE, SUSPEND, THROW, number, text


def tell_state(recorder, olds):
    """`olds` are the values of the innermost call's slots that are bound already, but told only later."""
    for kind, texts in groupby(recorder.texts, key=lambda item: item[0]):
        recorder.tell_text(kind, "".join(data for _, data in texts))
    recorder.texts.clear()
    frames = running_frames(recorder)
    frames.update((call, found_in(recorder, frame)) for call, frame in recorder.asleep.items())
    sleeping, running = sorted(recorder.asleep), recorder.stack
    recorder.calls_left_out = recorder.calls - len(sleeping) - len(running)
    slots = {}
    for (function, name), slot in recorder.tables.slots.items():
        slots.setdefault(function, []).append((BIND + number(slot), name))

    def bind(function, names, olds):
        for head, name in slots.get(function, ()):
            item = olds.get(head, names.get(name, recorder))
            if item is not recorder:
                recorder.bind(head, item)

    def stand_at(line):
        if line:
            recorder.write(LINE + number(line))

    bind(0, recorder.names, {} if running else olds)
    stand_at(frames.get(0, (0, {}, None))[2])
    for count, call in enumerate([*sleeping, *running], 1):
        recorder.numbers[call] = count
        function, names, line = frames.get(call, (0, {}, None))
        recorder.write(ENTER + number(function))
        if function:
            bind(function, names, olds if running and call == running[-1] else {})
            stand_at(line)
        if count <= len(sleeping):
            recorder.write(SUSPEND)
    recorder.asleep.clear()
    if recorder.error is not None:
        recorder.write(THROW + text(recorder.error))


def found_in(recorder, frame):
    """A frame's function, its names and its line."""
    code = frame.f_code
    function = recorder.tables.places.get((code.co_name, code.co_firstlineno), 0)
    return function, frame.f_locals, frame.f_lineno


def running_frames(recorder):
    """The program's own frames by call."""
    found, frame = {}, sys._getframe()
    while frame is not None:
        if frame.f_globals is recorder.names:
            names = frame.f_locals
            if names is recorder.names or frame.f_code.co_name == "<module>":
                found[0] = found_in(recorder, frame)
            elif "_dj_0" in names:
                found[names["_dj_0"]] = found_in(recorder, frame)
        frame = frame.f_back
    return found
