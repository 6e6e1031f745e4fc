#!/usr/bin/env python3
"""Records the same five programs with Focus' recorder for Python and with others' tracers, in turn, in one run.

Usage: Benchmarks/peers.py [--rounds N] [--steps N] [--python-tutor FOLDER] [PEER…]

The peers come from PyPI into a virtual environment of this script's own (in the cache folder); --python-tutor names a
folder with Python Tutor's pg_logger.py, which is not on PyPI. Time is the CPU time of the whole process, median of the
rounds, less that of the bare program; bytes are what the tracer wrote, before any packing. A run gets two minutes.
"""
import argparse, os, pathlib, resource, statistics, subprocess, sys, tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
PACKAGES = ["birdseye==0.10.0", "hunter==3.9.0", "jupyter-python-tutor==0.3.4", "snoop==0.6.1", "viztracer==1.1.1"]
SECONDS = 120

# Each takes about so many steps of a statement for its size; SIZE is set to what --steps asks for.
PROGRAMS = {
    "bubble sort": (lambda steps: int((steps / 2) ** 0.5), """
numbers = [(i * 7919) % 1009 for i in range(SIZE)]
def sort(numbers):
    for end in range(len(numbers) - 1, 0, -1):
        for i in range(end):
            if numbers[i] > numbers[i + 1]:
                numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
    return numbers
print(sort(numbers)[:3])
"""),
    "two sum": (lambda steps: steps // 4, """
def pair(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], i]
        seen[number] = i
print(pair(list(range(SIZE)), -1))
"""),
    "edit distance": (lambda steps: int((steps / 3.3) ** 0.5), """
def distance(a, b):
    table = [[i + j if i * j == 0 else 0 for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                table[i][j] = table[i - 1][j - 1]
            else:
                table[i][j] = 1 + min(table[i - 1][j], table[i][j - 1], table[i - 1][j - 1])
    return table[-1][-1]
print(distance("kitten" * (SIZE // 6 + 1), "sitting" * (SIZE // 7 + 1)))
"""),
    "linked list": (lambda steps: steps // 8, """
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next
def build(count):
    head = None
    for value in range(count):
        head = Node(value, head)
    return head
def reverse(head):
    last = None
    while head:
        head.next, last, head = last, head, head.next
    return last
print(reverse(build(SIZE)).value)
"""),
    "queens": (lambda steps: 6 if steps < 10_000 else 7, """
def place(size, row, columns, board):
    if row == size:
        return 1
    found = 0
    for column in range(size):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns)):
            columns.append(column)
            board[row][column] = "Q"
            found += place(size, row + 1, columns, board)
            board[row][column] = "."
            columns.pop()
    return found
print(place(SIZE, 0, [], [["."] * SIZE for _ in range(SIZE)]))
"""),
}

# What each keeps of a run.
KEPT = {
    "focus": "every step, value and object, forward and back",
    "settrace": "each line's variables, copied and pickled",
    "python-tutor": "each step's whole heap, as JSON",
    "jupyter-python-tutor": "each line's variables, as JSON",
    "hunter": "each line's variables that changed, as text",
    "snoop": "each line's variables that changed, as text",
    "birdseye": "each expression's value by call and round, in SQLite",
    "viztracer": "calls with arguments and times, no steps",
}

# Runs inside a process of its own: sys.argv is [PEER, PROGRAM, OUT, …].
DRIVERS = {
    "bare": "exec(compile(source, program, 'exec'), names)",
    "settrace": """
import copy, pickle
file = open(out, "wb")
def told(frame, event, argument):
    if frame.f_code.co_filename != program:
        return None
    kept = {}
    for name, value in frame.f_locals.items():
        if name.startswith("__") or callable(value):
            continue
        try:
            kept[name] = copy.deepcopy(value)
        except Exception:
            kept[name] = repr(value)
    pickle.dump((frame.f_lineno, event, kept), file)
    return told
sys.setrecursionlimit(100_000)
code = compile(source, program, "exec")
sys.settrace(told)
exec(code, names)
sys.settrace(None)
file.close()
""",
    "python-tutor": """
import json
sys.path.insert(0, sys.argv[4])
import pg_logger
pg_logger.MAX_EXECUTED_LINES = 10 ** 9
def done(input_code, output_trace):
    json.dump(output_trace, open(out, "w"))
    return output_trace
pg_logger.exec_script_str_local(source, None, False, False, done)
""",
    "jupyter-python-tutor": """
import importlib.util, inspect, json, site
# The package itself asks for IPython; its tracer does not.
path = [f"{folder}/jupyter_python_tutor/tracer.py" for folder in site.getsitepackages()][0]
spec = importlib.util.spec_from_file_location("tracer", path)
tracer = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tracer)
limits = [name for name in inspect.signature(tracer.trace_code).parameters if name.startswith("max")]
json.dump(tracer.trace_code(source, **{name: 10 ** 9 for name in limits}), open(out, "w"), default=repr)
""",
    "hunter": """
import hunter
code = compile(source, program, "exec")
with open(out, "w") as file:
    with hunter.trace(filename=program, action=hunter.VarsSnooper(stream=file)):
        exec(code, names)
""",
    "snoop": """
import snoop
file = open(out, "w")
snoop.install(out=file, color=False)
code = compile(source, program, "exec")
names["snoop"] = snoop.snoop(depth=1_000_000)
sys.path.insert(0, os.path.dirname(program))
with open(program + ".snooped.py", "w") as copy:
    copy.write("import snoop\\n@snoop.snoop(depth=1000000)\\ndef whole():\\n" + "".join(
        "    " + line + "\\n" for line in source.splitlines()) + "whole()\\n")
import runpy
runpy.run_path(program + ".snooped.py", run_name="__main__")
file.close()
""",
    "birdseye": """
os.environ["BIRDSEYE_DB"] = "sqlite:///" + out
from birdseye import eye
import ast, runpy
tree = ast.parse(source)
for node in ast.walk(tree):
    if isinstance(node, ast.FunctionDef):
        node.decorator_list.insert(0, ast.Name("eye", ast.Load()))
with open(program + ".eyed.py", "w") as copy:
    copy.write("from birdseye import eye\\n" + ast.unparse(tree) + "\\n")
runpy.run_path(program + ".eyed.py", run_name="__main__")
""",
    "viztracer": """
from viztracer import VizTracer
code = compile(source, program, "exec")
with VizTracer(output_file=out, log_func_args=True, tracer_entries=5_000_000, verbose=0):
    exec(code, names)
""",
}
HEAD = """import os, sys, types
program, out = sys.argv[2], sys.argv[3]
source = open(program).read()
own = sys.modules["__main__"]
sys.modules["__main__"] = types.ModuleType("__main__")
names = sys.modules["__main__"].__dict__
"""


def environment():
    """The Python of the peers, installed once for these versions."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "focus/peers"
    mark = cache / "ready"
    if not mark.exists() or mark.read_text() != "\n".join(PACKAGES):
        subprocess.run([sys.executable, "-m", "venv", "--clear", cache], check=True)
        # The one needs IPython for its cells alone.
        plain = [name for name in PACKAGES if not name.startswith("jupyter")]
        pip = [cache / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *plain], check=True)
        subprocess.run([*pip, "--no-deps", *set(PACKAGES) - set(plain)], check=True)
        mark.write_text("\n".join(PACKAGES))
    return cache / "bin/python"


def seconds(command, **options):
    """CPU time of a run; nothing if it failed or took too long."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        ended = subprocess.run(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=SECONDS, **options)
    except subprocess.TimeoutExpired:
        return None
    if ended.returncode:
        print(ended.stderr.decode()[-300:], file=sys.stderr)
        return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def record(peer, python, program, folder, tutor):
    """CPU time, and the bytes that were written."""
    out = folder / "out.json" if peer == "viztracer" else folder / "out"
    for file in folder.glob("out*"):
        file.unlink()
    if peer == "focus":
        with open(out, "wb") as tape:
            tape.truncate(256 << 20)
        took = seconds([python, "-s", "-S", "-B", ROOT / "Runtimes/python/trace_main.py", program],
                       env={**os.environ, "FOCUS_TRACE": str(out)})
        from tape import Tape
        read = Tape(out.read_bytes())
        return took, read.at - 64, read.count("STEP")
    driver = folder / "driver.py"
    driver.write_text(HEAD + DRIVERS[peer])
    took = seconds([python, "-B", driver, peer, program, out, tutor or ""])
    return took, sum(file.stat().st_size for file in folder.glob("out*")), 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--python-tutor")
    parser.add_argument("peers", nargs="*")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT / "Tests/Journey"))
    peers = [peer for peer in KEPT if not options.peers or peer in options.peers or peer == "focus"]
    if not options.python_tutor:
        peers = [peer for peer in peers if peer != "python-tutor"]
    python = environment()
    print("| program | tracer | CPU time over the bare program | times ours | bytes a step |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for title, (size, source) in PROGRAMS.items():
            program = folder / "program.py"
            program.write_text(source.replace("SIZE", str(size(options.steps))))
            found = {peer: [] for peer in ["bare", *peers]}
            for _ in range(options.rounds):
                for peer, runs in found.items():
                    # Who was too slow once is not waited for again.
                    if runs and runs[-1][0] is None:
                        continue
                    runs.append(record(peer, python, program, folder, options.python_tutor))
            tell(title, found)


def tell(title, found):
    middle = {peer: statistics.median([took for took, *_ in runs]) if all(took is not None for took, *_ in runs) else None
              for peer, runs in found.items()}
    steps = found["focus"][-1][2]
    ours = middle["focus"] - middle["bare"]
    for peer in KEPT:
        if peer not in found:
            continue
        over = None if middle[peer] is None else middle[peer] - middle["bare"]
        words = f"more than {SECONDS} s, or failed" if over is None else f"{over * 1000:.0f} ms"
        ratio = "" if over is None else f"{over / ours:.1f}"
        print(f"| {title}, {steps:,} steps | {peer}: {KEPT[peer]} | {words} | {ratio} | {found[peer][-1][1] / steps:.0f} |", flush=True)


if __name__ == "__main__":
    main()
