"""Serves cases to a learner's Python solution over descriptor 3.

Started as `python3 -I -S -B harness.py`; the first frame gives the learner's source and the
assignment, which says types and names but never what is expected. With `--wait` the run is recorded (trace_main.py),
and it says hello before that frame as well.
"""

import builtins
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from codecs_of_nodes import Codecs, Unreadable  # noqa: E402
from channel import Channel, parse, text_of  # noqa: E402
from compilation import Refused, compile_source, describe, diagnostic, plain  # noqa: E402
from deep_cache import deepen  # noqa: E402
from plain_values import plain_text  # noqa: E402
from preload import LIBRARIES, preload  # noqa: E402
import zygote  # noqa: E402

SOURCE = "solution.py"
DEEPEST = 550_000
STACK_BYTES = 512 << 20
# The flag of a function that takes any number of arguments (inspect.CO_VARARGS).
VARIADIC = 4
# The flag of an `async def` (inspect.CO_COROUTINE).
COROUTINE = 128


class Trace:
    """Takes the learner's own notes where nobody records them; a class, as an object's place would tell runs apart."""

    __module__ = "builtins"

    @staticmethod
    def step(*values, **named):
        pass


builtins.Trace = Trace


class NoInput:
    """Stands for standard input, which says nothing here; `input()` reads it too."""

    __module__ = "builtins"
    encoding, errors, closed = "utf-8", "strict", False

    def readline(self, *size):
        raise EOFError(
            "your code reads standard input; the arguments arrive as the method's parameters")

    read = readlines = __iter__ = __next__ = readline

    @property
    def buffer(self):
        return self

    def fileno(self):
        raise OSError("standard input is no file here")

    def isatty(self):
        return False


def last_own_line(error):
    """The innermost line of the learner's file in a traceback."""
    trace, line = error.__traceback__, None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == SOURCE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def load(assignment, source, channel, codecs, tracing=None):
    """Runs the learner's file and gives its names."""
    source = plain(source)
    code = compile_source(source, SOURCE)
    remember_lines(source)
    module = type(sys)("solution")
    sys.modules["solution"] = module
    names = module.__dict__
    preload(code, names)
    names.update(codecs.classes(assignment))
    if assignment.get("oracle"):
        names[assignment["oracle"]] = channel.ask
    if tracing:
        code = tracing.prepare(source, SOURCE, names)
    exec(code, names)
    codecs.adopt(names)
    check(assignment, names, code)
    return names


def check(assignment, names, code):
    """The class and its methods, or a diagnostic that says what was found instead."""
    is_function = assignment["kind"] == "function"
    wanted = "Solution" if is_function else assignment["name"]
    methods = [assignment["name"]] if is_function else list(assignment["methods"])
    own = names.get(wanted)
    if not isinstance(own, type):
        found = [
            name for name, value in names.items()
            if getattr(value, "__module__", None) == "solution"
            and callable(value) and name not in ("ListNode", "TreeNode", "Node", "Interval")
        ]
        raise Refused([missing(f"class {wanted}", assignment, found, 1)])
    for method in methods:
        if not callable(getattr(own, method, None)):
            found = [name for name in vars(own) if not name.startswith("__")]
            raise Refused([missing(f"{wanted}.{method}", assignment, found, line_of(code, wanted))])
    check_receivers(assignment, own)


def check_receivers(assignment, own):
    """Each method must take what it gets; what LeetCode gives and nothing before it lacks its `self`."""
    if assignment["kind"] == "function":
        given = {assignment["name"]: sum("joins" not in item for item in assignment["parameters"])}
        given["__init__"] = 0
    else:
        given = {name: len(item["parameters"]) for name, item in assignment["methods"].items()}
        given["__init__"] = len(assignment["constructor"])
    for name, count in given.items():
        method = vars(own).get(name)
        is_static = isinstance(method, staticmethod)
        found = complaint(name, count, getattr(method, "__func__", method), is_static)
        if found:
            text, line = found
            if name == assignment["name"] and assignment.get("declaration") and ": " not in text:
                text += f": write `{assignment['declaration']}`"
            raise Refused([diagnostic(f"{text}.", line)])


def complaint(name, count, method, is_static):
    """What is wrong with a method for a call with so many arguments, and its line; or None."""
    code = getattr(getattr(method, "__wrapped__", method), "__code__", None)
    if code is None:
        return None
    line, names = code.co_firstlineno, code.co_varnames[:code.co_argcount]
    # What wraps another function may take other arguments than that one.
    is_plain = type(method) is type(complaint) and not hasattr(method, "__wrapped__")
    if is_plain and code.co_flags & COROUTINE:
        return f"{name} is async, and nothing awaits it: leave out async", line
    if code.co_flags & VARIADIC:
        return None
    if not is_static and code.co_argcount == count and names[:1] not in (("self",), ("cls",)):
        return f"{name} needs self as its first parameter", line
    if not is_plain:
        return None
    taken = code.co_argcount - (not is_static)
    least = taken - len(method.__defaults__ or ())
    if least <= count <= taken:
        return None
    what = "1 argument" if count == 1 else f"{count or 'no'} arguments"
    takes = least if count < least else taken
    remedy = ": give them defaults" if name == "__init__" and count == 0 else ""
    return f"{name} gets {what} here, and yours takes {takes or 'none'}{remedy}", line


def remember_lines(source):
    """Lets tracebacks show the learner's lines, which lie in no file."""
    import linecache

    linecache.cache[SOURCE] = (len(source), None, source.splitlines(True), SOURCE)


def missing(what, assignment, found, line):
    text = f"Your code must define {what}"
    if assignment.get("declaration"):
        text += f" with `{assignment['declaration']}`"
    text += f"; found {', '.join(sorted(found))}" if found else "; nothing like it was found"
    if what == "class Solution" and assignment["name"] in found:
        text += ": put the function into the class"
    return diagnostic(f"{text}.", line)


def line_of(code, name):
    for constant in code.co_consts:
        if getattr(constant, "co_name", None) == name:
            return constant.co_firstlineno
    return 1


class Player:
    """Puts cases to the learner's code."""

    def __init__(self, assignment, names, codecs):
        self.assignment = assignment
        self.names = names
        self.codecs = codecs
        self.answer = None

    def play(self, case):
        return getattr(self, self.assignment["kind"].replace("-", "_"))(case)

    def function(self, case):
        task, codecs = self.assignment, self.codecs
        if task["shared"] and isinstance(case, dict):
            return self.look_again(case["again"])
        codecs.forget()
        arguments, joins, places = [], [], {}
        for parameter, value in zip(task["parameters"], case):
            if "joins" in parameter:
                joins.append((parameter["joins"], value))
            elif "within" in parameter:
                tree = parameter["within"]
                if tree not in places:
                    places[tree] = codecs.places(arguments[tree])
                arguments.append(places[tree].get(value))
            else:
                arguments.append(codecs.decode(parameter["type"], value))
        for target, position in joins:
            codecs.join(arguments[target], position)
        answer = getattr(self.names["Solution"](), task["name"])(*arguments)
        if task["inPlace"] is not None:
            answer = arguments[task["inPlace"]]
        if task.get("tells") is not None:
            return codecs.tell(places[task["tells"]], answer)
        text = codecs.encode(task["answer"], answer)
        if task["shared"]:
            self.answer = answer
            return f'{{"value":{text},"shared":{codecs.shared}}}'
        return text

    def look_again(self, form):
        """Gives the input another form and writes both, the input and the answer."""
        kind = self.assignment["answer"]
        self.codecs.look_again()
        given = self.codecs.decode(kind, form)
        return f"[{self.codecs.encode(kind, given)},{self.codecs.encode(kind, self.answer)}]"

    def design(self, case):
        task, codecs = self.assignment, self.codecs
        made, answers = None, []
        for name, values in zip(*case):
            if name == task["name"]:
                made = self.names[name](*self.decode_all(task["constructor"], values))
                answers.append("null")
                continue
            method = task["methods"][name]
            arguments = self.decode_all(method["parameters"], values)
            answer = getattr(made, name)(*arguments)
            is_void = method["returns"] == "void"
            answers.append("null" if is_void else codecs.encode(method["returns"], answer))
        return "[" + ",".join(answers) + "]"

    def round_trip(self, case):
        task = self.assignment
        method = task["methods"][case["call"]]
        made = self.names[task["name"]]()
        arguments = self.decode_all(method["parameters"], case["arguments"])
        # As LeetCode has it, None and plain lists are handed on too; what came in, unchanged, is no encoding.
        given = text_of(arguments[0]) if method["parameters"][0].endswith("[]") else None
        answer = getattr(made, case["call"])(*arguments)
        if method["returns"] == "string" and (answer is None or isinstance(answer, (list, tuple, dict))):
            text = plain_text(answer)
            if text == "[]" or text not in (None, given):
                return text
        return self.codecs.encode(method["returns"], answer)

    def decode_all(self, types, values):
        return [self.codecs.decode(type, value) for type, value in zip(types, values)]


def look_over(channel, source):
    """Says what the interpreter thinks of a source, of which nothing is run."""
    heard = []
    try:
        compile_source(source, SOURCE, heard)
    except Refused as refused:
        return channel.send_value("D", refused.args[0])
    found = [diagnostic(str(item.message), item.lineno) for item in heard]
    channel.send_value("D", [{**item, "severity": "warning"} for item in found])


def serve(channel, tracing):
    order = parse(channel.receive() or "{}")
    if order.get("check"):
        return look_over(channel, order["source"])
    assignment = order["assignment"]
    codecs = Codecs()
    if tracing:
        tracing.follow(order)
    try:
        names = load(assignment, order["source"], channel, codecs, tracing)
    except Refused as refused:
        return channel.send_value("D", refused.args[0])
    except BaseException as error:
        return channel.fail(describe(error), last_own_line(error))
    player = Player(assignment, names, codecs)
    channel.send("H", "")
    while True:
        case = channel.receive()
        if case is None:
            return
        try:
            answer = player.play(parse(case))
            if tracing:
                tracing.finish()
            channel.send("R", answer)
        except Unreadable as error:
            channel.send_value("M", str(error))
        except BaseException as error:
            if tracing:
                tracing.fail(error)
                tracing.finish(1)
            report(error)
            channel.fail(describe(error), last_own_line(error))


def wait(channel, settings):
    """Makes ready what recording needs and says hello; the program may come much later."""
    import collections, heapq, typing  # noqa: E401, F401

    from trace_main import Tracing, rehearse

    tracing = Tracing(settings)
    rehearse()
    channel.send("H", "")
    return tracing


REHEARSAL = """
class Solution:
    def play(self, numbers: List[int], text: str) -> List[int]:
        seen = {}
        for index, number in enumerate(sorted(numbers)):
            if number not in seen:
                seen[number] = [index for _ in range(2)]
        return [len(text), *seen]
"""


def rehearse():
    """Plays a solution of our own, of which nothing stays."""
    types = [{"type": "int[]"}, {"type": "string"}]
    assignment = {
        "kind": "function", "name": "play", "parameters": types, "answer": "int[]",
        "shared": False, "inPlace": None}
    codecs = Codecs()
    names = load(assignment, REHEARSAL, None, codecs)
    Player(assignment, names, codecs).play(parse('[[2,1],"a"]'))
    sys.modules.pop("solution", None)


def report(error):
    """Prints the learner's part of a traceback, as the interpreter would."""
    import traceback

    entries = traceback.extract_tb(error.__traceback__, limit=-20)
    lines = traceback.format_list([entry for entry in entries if entry.filename == SOURCE])
    sys.stderr.write("Traceback (most recent call last):\n" + "".join(lines) + describe(error) + "\n")


def main():
    sys.stdout.reconfigure(line_buffering=True, errors="backslashreplace")
    sys.stderr.reconfigure(errors="backslashreplace")
    sys.setrecursionlimit(DEEPEST)
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    deepen()
    sys.path.append(LIBRARIES)
    sys.stdin = NoInput()
    channel = Channel()
    is_traced = sys.argv[1:] == ["--wait"]
    sys.argv[:] = [SOURCE]
    # Kept from a learner's eyes, as all that is ours in the environment.
    settings = {name: value for name, value in os.environ.items() if name.startswith("FOCUS_TRACE")}
    zygote.serve(rehearse)
    tracing = wait(channel, settings) if is_traced else None
    import _thread

    # Interpreters before 3.11 spend the machine's stack on each call.
    _thread.stack_size(STACK_BYTES)
    done = _thread.allocate_lock()
    done.acquire()

    def run():
        try:
            serve(channel, tracing)
        finally:
            done.release()

    _thread.start_new_thread(run, ())
    done.acquire()
    sys.stdout.flush()
    os._exit(0)


main()
