"""What the rewritten program calls: one table of functions while it is recorded, others before and after.

The names behind `_dj_`: `w` tells a step, a digit also values around it (trace_steps.py); `b` binds, `bl` looks and
binds, `bn` in an outer call, which `on` made known, `u` unbinds, `l` looks; `e` `a` look at an element or an attribute, `el` `al` at what it holds as well; `m` `mf`
look after a method or a function, `p` `pf` within an expression, whose value they give, as do `pl`, which looks, and
`d` `dc`, after a read that may make an element or a field; `g` notes an object in `T`, `sl` makes a slice; `ho` `un` hold and release what
a call changes; `tr` is true once bindings and looks are told; `rc` looks at everything, `fz` begins a `finally`;
`n` enters; `r` `y` `q` return, return and leave, leave; `t` throws, `z` catches; `s` `c`
`v` suspend, come back, are awake; `k` `j` ask a function with a cache, `h` hears its answer; `o` takes our names out of
lists of names.
"""

import builtins
import sys

from trace_calls import Calls
from trace_memory import Memory, say_nothing
from trace_steps import step_hooks
from trace_tape import BYTES_REACHED, STEPS_REACHED
from trace_values import COUNT, ENTER, ERR, EXIT, FINISH, GAP, OUT, RETURN, SKELETON, number
from trace_window import tell_state

LEAST_STEPS_BETWEEN_LOOKS = 4096
STEPS_BETWEEN_COUNTS = 1 << 19
OUTLINE = (ENTER, EXIT, RETURN, OUT, ERR)


def nothing(*arguments):
    return None


def first(*arguments):
    return arguments[0]


def last(*arguments):
    return arguments[-1]


def without_own(names):
    """`locals()`, `vars()` or `dir()` as the program expects it."""
    if not any(type(name) is str and name.startswith("_dj_") for name in names):
        return names
    kept = [name for name in names if not name.startswith("_dj_")]
    return kept if type(names) is list else {name: names[name] for name in kept}


class Modes(Calls):
    """A recorder that begins at the window's first step and ends at the limits."""

    def __init__(self, tape, limits):
        super().__init__(tape)
        self.has_window, self.steps_left = limits.has_window, limits.steps
        self.memory = Memory(self)
        self.names = self.tables = None
        # Of what runs before the window: its output, loops' last values, frames of generators that wait.
        self.texts, self.rounds, self.asleep = [], {}, {}
        self.counts, self.left_out = {}, 0
        self.is_recording = not limits.first
        if not self.is_recording:
            self.put = nothing
        self.hooks = self.recording() if self.is_recording else self.waiting(limits.first)

    def join(self, names, tables):
        """A program is about to run in a namespace."""
        self.tables, self.names, self.given = tables, names, frozenset(names)
        self.noted = [None] * (tables.kept + 1)
        noted = self.noted

        def note(place, item):
            noted[place] = item
            return item

        vars(builtins).update(_dj_g=note, _dj_T=noted, _dj_sl=slice)
        self.use(self.hooks)
        self.write(tables.definitions())

    def use(self, hooks):
        """Not in the program's own names, which it may list."""
        self.hooks = hooks
        vars(builtins).update(hooks)

    # -- Recording -----------------------------------------------------------------------------

    def recording(self):
        return {
            **step_hooks(self), "_dj_b": self.bind, "_dj_bn": self.bind_outside, "_dj_on": self.share,
            "_dj_bl": self.bind_and_look, "_dj_u": self.unbind,
            "_dj_l": self.look, "_dj_a": self.look_at_attribute, "_dj_al": self.look_at_attribute_and_value,
            "_dj_el": self.look_at_element_and_value, "_dj_m": self.look_after_call,
            "_dj_mf": self.look_after_function, "_dj_p": self.after_method, "_dj_pf": self.after_function,
            "_dj_pl": self.after_look, "_dj_d": self.after_element, "_dj_dc": self.after_field,
            "_dj_tr": self.look_at_places, "_dj_ho": self.hold, "_dj_un": self.release,
            "_dj_rc": self.look_at_everything, "_dj_fz": self.look_before_finally,
            "_dj_n": self.enter, "_dj_r": self.returns, "_dj_y": self.leave_with, "_dj_q": self.leave,
            "_dj_t": self.thrown, "_dj_z": self.caught, "_dj_s": self.suspend, "_dj_c": self.resume,
            "_dj_v": self.awake, "_dj_k": self.memory.ask, "_dj_j": self.memory.ask_member,
            "_dj_h": self.tell_memo, "_dj_o": without_own}

    def more_steps(self):
        """How many steps may follow before all is looked at again; 0 when the limit is reached."""
        if not self.steps_left:
            self.stop(STEPS_REACHED)
            return 0
        count = min(max(LEAST_STEPS_BETWEEN_LOOKS, self.reconcile()), self.steps_left)
        self.steps_left -= count
        return count if self.is_recording else 0

    def run_out(self, *steps):
        """The tape is full, and these steps found no room."""
        self.stop(BYTES_REACHED)
        for step in steps:
            self.hooks["_dj_w"](step)
        return 1

    def stop(self, reason):
        if not self.tape.is_open:
            return
        self.is_recording = False
        self.held.clear()
        self.tape.begin_outline()
        self.put = nothing
        # The end of a window is no limit.
        if not self.has_window or reason != STEPS_REACHED:
            self.tape.outline(SKELETON + reason)
            self.put = self.put_outline
        self.use(self.outlining())

    def put_outline(self, data):
        if data[:1] in OUTLINE:
            self.tape.outline(data)

    def finish(self, status):
        """The last word."""
        if self.is_recording:
            self.reconcile()
        self.tape.end(self.counted(), FINISH + number(status & 255))
        # The program may go on: a harness puts further calls to it.
        self.is_recording, self.put = False, nothing
        self.use(self.without_values(lambda *arguments: 1, lambda *arguments: 1))

    # -- Without values ------------------------------------------------------------------------

    def without_values(self, step, round_step):
        """Tells calls alone."""
        def leave(call, value=None):
            self.returning.pop(call, None)
            self.rounds.pop(call, None)
            self.exit(call, EXIT)
            return value

        hooks = dict.fromkeys(self.recording(), nothing)
        for name in ("_dj_1", "_dj_2", "_dj_5", "_dj_6"):
            hooks[name] = lambda *arguments: step(arguments[-1])
        hooks.update(
            _dj_w=step, _dj_3=round_step, _dj_4=round_step, _dj_b=last, _dj_bn=last, _dj_on=self.share,
            _dj_n=lambda data, heads, *items: self.enter(data, ()), _dj_r=self.returns, _dj_y=leave,
            _dj_q=leave, _dj_t=self.thrown, _dj_z=self.caught, _dj_s=self.suspend, _dj_c=self.resume,
            _dj_v=self.awake, _dj_k=say_nothing, _dj_j=say_nothing, _dj_h=last, _dj_o=without_own)
        hooks.update(dict.fromkeys(("_dj_p", "_dj_pf", "_dj_pl", "_dj_d", "_dj_dc", "_dj_ho", "_dj_un"), first))
        hooks["_dj_tr"] = self.look_at_places
        return hooks

    def outlining(self):
        """After the limits: lines are counted; where a window was wanted, only how many."""
        counts = self.counts

        def step(data):
            self.left_out += 1
            counts[data] = counts.get(data, 0) + 1
            if not self.left_out % STEPS_BETWEEN_COUNTS and not self.has_window:
                for part in self.counted():
                    self.tape.outline(part)
            return 1

        def round_step(head, *rest):
            step(head)
            return step(rest[-1])

        return self.without_values(step, round_step)

    def counted(self):
        """What was left out, which is forgotten then."""
        if self.has_window:
            return [GAP + number(self.left_out)] if self.left_out else []
        parts = [COUNT + step[1:] + number(times) for step, times in self.counts.items()]
        self.counts.clear()
        return parts

    # -- Before a window -----------------------------------------------------------------------

    def waiting(self, left):
        """Keeps what the window's first step has to tell."""
        def step(data, olds=None):
            nonlocal left
            if not left:
                return self.begin_window(data, olds or {})
            left -= 1
            self.left_out += 1
            return 1

        def round_step(first, *rest):
            # The loop has bound its names already, which is told only after its step.
            olds = self.rounds.setdefault(self.stack[-1] if self.stack else 0, {})
            heads, items = rest[:-1:2], rest[1:-1:2]
            step(first, {head: olds.get(head, self) for head in heads} if not left else None)
            for head, item in zip(heads, items):
                olds[head] = item
                self.hooks["_dj_b"](head, item)
            return self.hooks["_dj_w"](rest[-1])

        return self.without_values(step, round_step)

    def begin_window(self, data, olds):
        self.put, self.is_recording = self.tape.put, True
        self.write(GAP + number(self.left_out) + self.tables.definitions())
        self.left_out = 0
        self.use(self.recording())
        tell_state(self, olds)
        return self.hooks["_dj_w"](data)

    @property
    def is_before_window(self):
        return self.tape.is_open and not self.is_recording

    def tell_text(self, kind, data):
        if self.is_before_window:
            self.texts.append((kind, data))
        else:
            super().tell_text(kind, data)

    def suspend(self, call, value):
        if self.is_before_window:
            self.asleep[call] = sys._getframe(1)
        return super().suspend(call, value)

    def awake(self, call):
        self.asleep.pop(call, None)
        super().awake(call)
