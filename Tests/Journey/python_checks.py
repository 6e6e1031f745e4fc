"""What the Python recorder promises beyond a program's behaviour: limits, windows, kills and memory hits."""

from python_state import final, pictures

LOOP = "t = 0\nfor i in range(100000):\n    t += i\nprint(t)\n"
LOOP_OUTPUT = "4999950000\n"
MIXED = """def add(n):
    return n + 1
t = 0
for i in range(2000):
    t = add(t)
    print(t)
"""


def counted(tape):
    found = {}
    for event in tape.events:
        if event[0] == "COUNT":
            found[event[1]] = found.get(event[1], 0) + event[2]
    return found


def skeleton_of(tape):
    """The reason, and what follows."""
    places = [place for place, event in enumerate(tape.events) if event[0] == "SKELETON"]
    return (tape.events[places[0]][1], tape.events[places[0] + 1:]) if places else (None, [])


def full_tape(bench):
    """A program that is longer than its tape runs on, and its lines are counted."""
    got, tape = bench.trace(LOOP, most=(1 << 16) + 20000)
    steps = sum(event == ("STEP", 3) for event in tape.events)
    reason, _ = skeleton_of(tape)
    if got[0] != LOOP_OUTPUT or reason != 1:
        yield f"{got}, reason {reason}"
    if counted(tape).get(3, 0) + steps != 100000:
        yield f"{counted(tape)} and {steps}"


def limit_of_bytes(bench):
    """FOCUS_TRACE_BYTES is a limit within a larger file."""
    _, tape = bench.trace(LOOP, FOCUS_TRACE_BYTES="40000")
    if skeleton_of(tape)[0] != 1 or tape.at > 40000:
        yield f"reason {skeleton_of(tape)[0]}, {tape.at} bytes"


def limit_of_steps(bench):
    """Behind the last step there are calls, counts and output alone, and nothing is lost."""
    got, whole = bench.trace(MIXED)
    for limit in (1, 2, 3, 1000, 4999):
        _, tape = bench.trace(MIXED, FOCUS_TRACE_STEPS=str(limit))
        reason, rest = skeleton_of(tape)
        if tape.count("STEP") != limit or reason != 0:
            yield f"{tape.count('STEP')} of {limit} steps, reason {reason}"
        if sum(counted(tape).values()) + limit != whole.count("STEP"):
            yield f"{limit} and {counted(tape)} of {whole.count('STEP')} steps"
        kinds = {event[0] for event in rest} - {"ENTER", "EXIT", "RETURN", "OUT", "COUNT", "FINISH"}
        if kinds:
            yield f"behind the limit: {kinds}"
        calls = tape.count("ENTER"), "".join(event[1] for event in tape.events if event[0] == "OUT")
        if calls != (2000, got[0]):
            yield f"{calls[0]} calls and {len(calls[1])} bytes of output"


def kill(bench):
    """A program that is killed leaves all that it did."""
    got, tape = bench.trace("import os\nx = 41\nx += 1\nos.kill(os.getpid(), 9)\n")
    if got[2] != -9 or tape.events[-1] != ("STEP", 4):
        yield f"{got}, {tape.events[-1]}"


def kill_behind_the_limit(bench):
    """A program that is killed long after its limit leaves how often its lines ran until shortly before."""
    source = "import os\nfor i in range(1 << 20):\n    pass\nos.kill(os.getpid(), 9)\n"
    _, tape = bench.trace(source, FOCUS_TRACE_STEPS="10")
    if sum(counted(tape).values()) < 1 << 20:
        yield f"{counted(tape)}"


def kill_behind_the_window(bench):
    """A program that is killed behind its window leaves the window whole: a reader that follows needs nothing more."""
    source = "import os\nfor i in range(1 << 20):\n    pass\nos.kill(os.getpid(), 9)\n"
    got, tape = bench.trace(source, FOCUS_TRACE_WINDOW="5..9")
    steps = [place for place, event in enumerate(tape.events) if event[0] == "STEP"]
    if got[2] != -9 or tape.events[0] != ("GAP", 5) or len(steps) != 4 or tape.count("GAP") > 2:
        yield f"{got}, {tape.events[:3]}, {len(steps)} steps"


def window_never_reached(bench):
    got, tape = bench.trace(LOOP, FOCUS_TRACE_WINDOW="10000000..10000010")
    if got[0] != LOOP_OUTPUT or tape.events != [("GAP", 200003), ("FINISH", 0)]:
        yield f"{got}, {tape.events}"


def window_of_a_recursion(bench):
    """Each frame has its own values, and call numbers go on."""
    source = ("def f(n):\n    kept = [n]\n    if n:\n        f(n - 1)\n    kept.append(0)\n"
              "def g():\n    x = 1\n    yield x\n    x = 2\n    yield x\n"
              "it = g()\nnext(it)\nf(3)\nprint(list(it))\n")
    _, tape = bench.trace(source)
    yield from windows_differ(bench, tape, range(tape.count("STEP")), 4)


def memory_hits(bench):
    source = ("from functools import cache\n@cache\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n"
              "class S:\n    @cache\n    def dp(self, i):\n        return i and self.dp(i=i - 1) + self.dp(i=i - 1)\n"
              "fib(6)\nfib(6)\nS().dp(3)\n")
    _, tape = bench.trace(source)
    state = final(tape)
    # fib(1), fib(2), fib(3), fib(4), then fib(6) itself; dp(0), dp(1), dp(2).
    values = [value for _, value in state.memos]
    if values != [1, 1, 2, 3, 8, 0, 0, 0] or state.calls != 7 + 4:
        yield f"{values} in {state.calls} calls"


def errors(bench):
    """An error stands from where it is thrown to where it is caught."""
    source = ("def f():\n    raise ValueError('v')\ntry:\n    f()\nexcept ValueError as e:\n    x = 1\n"
              "try:\n    [][1]\nexcept IndexError:\n    y = 2\nz = 3\n")
    _, tape = bench.trace(source)
    thrown = [event[1:] for event in tape.events if event[0] in ("THROW", "CATCH")]
    if thrown != [("ValueError: v",), (), ("IndexError: list index out of range",), ()]:
        yield f"{thrown}"
    if "e" in {state for picture in pictures(tape)[0][-2:] for state, _ in picture[1][0][1]}:
        yield "the error's name outlives its handler"


def order_of_sets(bench):
    """Nothing of the recorder's changes the order of a set, nor what `random` gives from a seed."""
    source = "import random\nrandom.seed(4)\nprint(random.random(), set('abc'), {1: 2}.keys())\n"
    bench.file.write_text(source)
    bare, traced = bench.run(), bench.trace()[0]
    if bare != traced:
        yield f"{bare} {traced}"


def builtins_of_exec(bench):
    """What `exec` puts into a dictionary or an object is nobody's value; what the program itself puts there is."""
    source = ("d = {0: 1}\nexec('x = 1', d)\nd['y'] = 2\nd[0] = 3\nd.setdefault('z', 4)\ndel d['x']\n"
              "e = dict(d)\ne['__builtins__'] = e.pop('__builtins__')\n"
              "own = {'__builtins__': {}}\nexec('y = 5', own)\nprint(len(d), len(e), len(own))\n")
    got, tape = bench.trace(source)
    contents = [content for kind, content in final(tape).objects.values() if isinstance(content, list)]
    kept = [(0, 3), ("y", 2), ("z", 4)]
    if contents != [kept, kept, [("__builtins__", ("object", 4)), ("y", 5)], []] or got[0] != "4 4 2\n":
        yield f"{got} {contents}"
    got, tape = bench.trace("class Box:\n    pass\n\n\nbox = Box()\nbox.a = 1\nexec('b = a + 1', vars(box))\n"
                            "box.c = 3\nprint(len(vars(box)))\n")
    boxes = [content for _, content in final(tape).objects.values()]
    if boxes != [{0: 1, 1: 2, 2: 3}] or got[0] != "4\n":
        yield f"{got} {boxes}"


def windows_differ(bench, tape, starts, length):
    """A window's states are those of the whole recording."""
    whole, state = pictures(tape)
    for start in starts:
        end = min(start + length, len(whole))
        got, part = bench.trace(FOCUS_TRACE_WINDOW=f"{start}..{end}")
        found, _ = pictures(part)
        gaps = [event[1] for event in part.events if event[0] == "GAP"]
        if found != whole[start:end] or part.count("SKELETON"):
            pairs = [pair for pair in zip(whole[start:end], found) if pair[0] != pair[1]]
            yield f"steps {start}..{end}: {len(found)} steps, {pairs[:1]}"
        if sum(gaps) != len(whole) - (end - start):
            yield f"steps {start}..{end}: gaps {gaps} of {len(whole)}"


def check_windows(bench, tape):
    count = tape.count("STEP")
    return windows_differ(bench, tape, sorted({count // 3, max(0, count - 3)}), 4)


CHECKS = {check.__name__.replace("_", " "): check for check in (
    full_tape, limit_of_bytes, limit_of_steps, kill, kill_behind_the_limit, kill_behind_the_window, window_never_reached,
    window_of_a_recursion, memory_hits, errors, order_of_sets,
    builtins_of_exec)}
