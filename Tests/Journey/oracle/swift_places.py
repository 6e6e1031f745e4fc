"""Where the statements of swift_grammar.py stand: with variables of a function, of a program, of an object, captured ones …

Each place is a function that gives a program's lines as (kind, text): a "look" is a line at which the oracle looks, a
"head" begins a function that is looked into, a "name" (name on the tape, how it is read) is in sight from there on; a
"set" only declares what is looked at later, for each look costs the compiler its time.
"""
import re

from swift_grammar import SETUP

LINES = SETUP.splitlines()
DECLARED = re.compile(r"(let|var) (\w+)(: [^=]+)? = (.*)")
END = ["let z = 0", "_ = z"]
VARIABLES = [found[2] for found in map(DECLARED.match, LINES) if found]
TYPES = {"a": "[Int]", "g": "[[Int]]", "d": "[String: [Int]]", "s": "Set<Int>", "t": "(Int, [Int])", "p": "P", "ps": "[P]", "n": "N", "m": "N", "ns": "[N]",
         "dn": "[Int: N]", "o": "[Int]?", "c": "Int", "w": "[Int]", "e": "E", "str": "String", "k": "[Int]", "yes": "Bool", "ts": "[(Int, Int)]",
         "ds": "[Int: String]", "dd": "[String: [String: Int]]", "st": "Stack<Int>", "b": "Sub", "bx": "Box", "bxs": "[Box]", "op": "P?", "q": "any Grows"}
# Names of the language's own scopes that a program's top level would share with the next program's.
OWN = re.compile(r"(?<![\w.\"$])(" + "|".join([*VARIABLES, "f", "inner"]) + r")\b(?![\"\w])")


def looks(lines):
    return [("set" if line in LINES or line == END[-1] else "look", line) for line in lines]


def program(number, lines, effects=""):
    return [("head", f"func program{number}(){effects} {{"), *looks(lines), ("", "}")]


def in_function(number, body):
    return [*program(number, [*LINES, *body, *END]), ("call", f"program{number}()")]


def within(opening):
    """In a block of a function."""
    def place(number, body):
        return in_function(number, [opening, *body, "}"])
    return place


def in_inner(opening, *calls):
    """In a function or closure that captures the variables."""
    def place(number, body):
        return [("head", f"func program{number}() {{"), *looks(LINES), ("head", opening), *looks(body), ("", "}"),
                *looks([*calls, *END]), ("", "}"), ("call", f"program{number}()")]
    return place


def around(before, after):
    """Within one line of a function."""
    def place(number, body):
        return None if len(body) > 1 else in_function(number, [before + body[0] + after])
    return place


def with_inout(number, body):
    parameters = ", ".join(f"_ {name}: inout {TYPES[name]}" for name in VARIABLES)
    given = ", ".join(f"&{name}" for name in VARIABLES)
    setup = [line.replace("let ", "var ", 1) for line in LINES]
    setup = [re.sub(r"^var q\b.*", "var q: any Grows = m", line) for line in setup]
    return [("head", f"func go{number}({parameters}) {{"), *(("name", (name, name)) for name in VARIABLES), *looks(body), ("", "}"),
            *program(number, [*setup, f"go{number}({given})", *END]), ("call", f"program{number}()")]


def members(prefix=""):
    """The variables as properties, and what an initialiser does for those that need others."""
    declared, rest = [], []
    for line in LINES:
        found = DECLARED.match(line)
        if found and OWN.search(found[4]):
            declared.append(f"{prefix}{found[1]} {found[2]}: {TYPES[found[2]]}")
            rest.append(f"{found[2]} = {found[4]}")
        elif found:
            declared.append(f"{prefix}{line}")
        else:
            rest.append(line)
    order = [line for line in rest if "." not in line.split(" ")[0]] + [line for line in rest if "." in line.split(" ")[0]]
    return declared, order


def in_method(kind, modifiers="", effects="", call="h.go()", told=None, opening=None):
    def place(number, body):
        declared, rest = members()
        wanted = "await " if effects or kind == "actor" else ""
        names = told or [("self", "self")]
        outside = [f"{'let' if kind != 'struct' else 'var'} h = {'await ' if '@' in kind else ''}Host{number}()", wanted + call, *END]
        is_async = " async" if wanted else ""
        inside = program(number, outside, is_async)
        if kind == "actor":
            # From outside nothing of an actor can be read.
            inside = [(kind if kind == "head" else "", line) for kind, line in inside]
        return [("", f"{kind} Host{number} {{"), *(("", line) for line in [*declared, "init() {", *rest, "}"]),
                ("head", opening or f"{modifiers}func go(){effects} {{"), *(("name", name) for name in names), *looks(body), ("", "}"),
                ("", "}"), *inside, ("call", f"{wanted}program{number}()")]
    return place


def in_static(before="", after="", catch=()):
    def place(number, body):
        if before and len(body) > 1:
            return None
        names = [(f"Host{number}.{name}", f"Host{number}.{name}") for name in VARIABLES]
        setup = [f"static {line}" for line in LINES if DECLARED.match(line)]
        links = [line for line in LINES if not DECLARED.match(line)]
        inside = [before + body[0] + after] if before else body
        return [("", f"enum Host{number} {{"), *(("", line) for line in setup), ("head", "static func go() {"), *(("name", name) for name in names),
                *looks([*links, *inside, *catch, *END]), ("", "}"), ("", "}"), ("call", f"Host{number}.go()")]
    return place


def in_getter(number, body):
    return [("head", f"var program{number}: Int {{"), *looks([*LINES, *body, *END, "return 0"]), ("", "}"), ("call", f"_ = program{number}")]


def at_top(*before):
    def place(number, body):
        def own(line):
            return OWN.sub(lambda found: f"{found[1]}{number}", line)
        return [("call", line) for line in before] + [("set", own(line)) for line in LINES] + [
            ("look at top", own(line)) for line in [*body, f"let z{number} = 0"]]
    return place


def asynchronous(number, body):
    return [*program(number, [*LINES, "await pause()", *body, "await pause()", *END], " async"), ("call", f"await program{number}()")]


def on_main_actor(number, body):
    lines = program(number, [*LINES, *body, "await pause()", *END], " async")
    return [(kind, "@MainActor " + text if kind == "head" else text) for kind, text in lines] + [("call", f"await program{number}()")]


ACTOR = [(f"self.{name}", name) for name in VARIABLES]
PLACES = {
    "function": in_function,
    "top": at_top(),
    "top after await": at_top("await pause()"),
    "closure": in_inner("let go = { () -> Void in", "go()"),
    "inner function": in_inner("func go() {", "go()"),
    "closure in do": in_inner("let go = { () throws -> Void in", "do { try go() } catch { c = 0 }"),
    "inout": with_inout,
    "class": in_method("final class"),
    "main actor's class": in_method("@MainActor final class", effects=" async"),
    "struct": in_method("struct", "mutating "),
    "actor": in_method("actor", told=ACTOR),
    "static": in_static(),
    "static that throws": in_static("do { try risky { ", " } } catch { _ = 0 }"),
    "getter": in_getter,
    "async": asynchronous,
    "main actor": on_main_actor,
    "do": within("do {"),
    "loop": within("for _ in 0..<1 {"),
    "if": within("if k.count == 2 {"),
    "one line": around("if yes { ", " }"),
    "throws": around("do { try risky { ", " } } catch { w = [] }"),
    "throws at last": around("do { ", "; throw Oops() } catch { w = [] }"),
    "in an argument": around("_ = [0].map { i -> Int in ", "; return i }"),
    "defer": around("do { defer { ", " }; c += 0 }"),
}
