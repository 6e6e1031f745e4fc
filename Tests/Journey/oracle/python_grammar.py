"""Programs of a grammar: a way to reach an object × what changes it × what kind it is × who else knows it.

A program is told by its seed. What fails in it is caught there: half a change that ends in an error must show as well.
"""

import random
import warnings

PRELUDE = '''
import bisect, collections, functools, heapq, itertools, operator
from collections import OrderedDict, Counter, defaultdict, deque

class Node:
    known = []
    def __init__(self, v, kids=None):
        self.v, self.kids, self.next, self.__own = v, kids if kids is not None else [v], None, {v: [v]}
    def own(self, key=0):
        return self.__own.setdefault(key, [])
    def put(self, x):
        self.__own[x] = self.kids
        self.kids.append(x)
        return self
    @property
    def first(self):
        return self.kids
    @first.setter
    def first(self, value):
        self.kids = value
    def __lt__(self, other):
        smaller = self.v < other.v
        return smaller
    def __iadd__(self, other):
        self.kids.extend(list(other)[:2])
        return self

class Grid:
    def __init__(self):
        self.rows = [[1, 2], [3, 4]]
    def __getitem__(self, at):
        return self.rows[at]
    def __setitem__(self, at, value):
        self.rows[at] = value

class Stack(list):
    def push(self, x):
        self.append(x)
        return self

def same(x):
    return x

def made(x, *more, **named):
    y = (x, more)
    return y[0]

def turns(x):
    yield x
    z = 1
    yield x

oops = 0
i, j = 0, 1
keys = [0, 1, 2]
'''

# What makes an object of each kind.
MADE = {
    "list": ["[3, 1, 2]", "[{int}, {int}]", "[1]", "list(range({int} % 4))", "[x for x in (4, 5)]", "Stack([1, 2])"],
    "rows": ["[[0] * 2 for _ in range(2)]", "[[1, 2], {list}]", "[{list}, {list}]", "([[0, 1]] * 2)"],
    "dict": ["{{0: 1, (0, 1): 2}}", "{{x: x for x in range(2)}}", "Counter([1, 1, 2])", "OrderedDict([(0, 1), (1, 2)])",
             "defaultdict(int)", "dict.fromkeys(range(2), 0)"],
    "table": ["{{0: [1], 1: {list}}}", "defaultdict(list)", "defaultdict(list, {{0: {list}}})", "{{x: [x] for x in keys}}",
              "OrderedDict({{0: {list}, 1: [2]}})"],
    "set": ["{{1, 2}}", "set(keys)", "{{(0, 1), 2}}", "set({list}[:2])"],
    "deque": ["deque([1, 2, 3])", "deque({list}, maxlen=3)", "deque()"],
    "node": ["Node({int})", "Node({int}, {list})", "Node({int}).put({int})"],
    "nodes": ["[Node(1), {node}]", "[{node}, {node}]"],
    "pair": ["({list}, {dict}, {set})"],
    "grid": ["Grid()"],
}
# How one that is there is reached; `{…}` in them are reached themselves.
REACHED = {
    "any": ["same({this})", "made({this}, {int})", "made({int} and {this}, x={list})", "({this} if {int} else {this})",
            "({this} or {this})", "({this} and {this})", "[{this}, {this}][{int} % 2]", "(lambda: {this})()",
            "(lambda x: x)({this})", "next(iter([{this}]))", "({free} := {this})", "max([{this}], key=id)",
            "[x for x in [{this}]][-1]", "{{0: {this}}}[0]", "({this},)[0]", "next(turns({this}))",
            "functools.reduce(lambda x, y: x, [{this}, 1])"],
    "list": ["{rows}[{int}]", "{rows}[-1]", "{table}[{int}]", "{table}.get({int}, {this})", "{table}.setdefault({int}, [])",
             "{node}.kids", "{node}.own()", "{node}.own({int})", "{node}.first", "{pair}[0]", "{grid}[{int}]",
             "{grid}.rows[{int}]", "sorted({rows})[0]", "min({table}.values())", "list({table}.values())[0]",
             "{nodes}[{int}].kids", "{node}.next.kids", "Node.known", "{rows}.pop()", "{table}.pop({int})"],
    "rows": ["{grid}.rows"],
    "dict": ["{pair}[1]", "{node}.__dict__", "Counter({list})"],
    "table": ["{node}._Node__own"],
    "set": ["{pair}[2]"],
    "node": ["{nodes}[{int}]", "{nodes}[-1]", "{node}.next", "{node}.put({int})", "max({nodes})", "min({nodes}, key=same)",
             "{nodes}.pop()", "sorted({nodes}, key=lambda n: n.v)[0]"],
}
NUMBERS = ["{digit}", "i", "j", "i + 1", "len({list})", "len(keys) - 1", "int('1')", "keys[0]", "keys[{int} % 3]", "-1",
           "{list}[0]", "{node}.v", "same({int})", "({int} if i else {int})", "sum(keys[:2])", "{list}.pop()",
           "{deque}.popleft()", "({free} := {digit})", "len({set})", "max(keys)", "{dict}.get({int}, 0)", "(lambda: {int})()"]
KEYS = ["{int}", "({digit}, {digit})", "(i, j)", "'ab'[{digit} % 2]", "tuple(keys[:2])", "frozenset(keys)", "float({digit})",
        "bool({digit})"]
CHANGES = {
    "list": ["{this}[{int}] = {int}", "{this}[{int}] += {int}", "{this}[{int}] = {list}", "{this}.append({int})",
             "{this}.append({this})", "{this}.pop()", "{this}.pop({int})", "{this}.insert({int}, {int})",
             "{this}.extend(list({list})[:2])", "{this}.extend(turns({int}))", "{this}.extend({digit} // x for x in (1, 0))",
             "{this}.sort(key=str)", "{this}.reverse()", "{this}.clear()", "{this}[1:] = [{int}, {int}]",
             "{this}[:2] = list({list})[:2]", "del {this}[{int}]", "del {this}[:1], {list}[0]",
             "{this}[{int}], {list}[{int}] = {int}, {int}", "{this}[0], {this}[1] = {this}[1], {this}[0]",
             "{this}[0], *{list}[1:] = [{int}, {int}, {int}]", "{this}[0] = {list}[{int}] = {int}",
             "for {this}[{int}] in range({digit}): oops += 1", "[{this}.append(x) for x in range({digit} % 3)]",
             "{free} = [x for x in range(3) if not {this}.append(x)]", "list(map({this}.append, [{int}]))",
             "heapq.heappush({this}, {int})", "{free} = heapq.heappop({this})", "heapq.heapify({this})",
             "bisect.insort({this}, {int})", "{free} = {this}; {free} += [{int}]", "{free} = {this}; {free}[0] = {int}",
             "{node}.kids = {this}", "{node}.first = {this}", "{node}.first += [{int}]", "{node}.kids += [{int}]",
             "{table}[{int}] += [{int}]", "{grid}[{int}] += [{int}]", "{this}.remove({int})", "list.append({this}, {int})",
             "operator.setitem({this}, 0, {int})", "{this}.__setitem__(0, {int})", "push = {this}.append; push({int})",
             "any({this}.append(x) for x in keys)", "{this}.append(made({this}.pop(), {this}.append({int})))",
             "while len({this}) > 4: {this}.pop()", "{this}[{int}] = {this}[{int}] = {this}.pop()",
             "{free}, {this}[0] = {this}[0], {int}", "print({this}.pop(), f'{{{this}}}')"],
    "rows": ["{this}[{int}] = {list}", "{this}[{int}][{int}] = {int}", "{this}[{int}][{int}] += {int}",
             "{this}[0][0], {this}[1][1] = {this}[1][1], {this}[0][0]", "{this}[0], {this}[1] = {this}[1], {this}[0]",
             "{this}.append({list})", "{this}[{int}] = {this}[{int}]", "{this}[:] = [list(x) for x in zip(*{this})]",
             "for {free} in {this}: {free}.append({int})", "for x, {this}[x] in enumerate({this}[:2]): pass",
             "[x.reverse() for x in {this}]", "list(map(list.reverse, {this}))", "{this}.reverse()",
             "{this}[{int}].append({this}[{int}].pop())", "{this}.append({this}[0])", "{free}, *x = {this}; {free}.append(x)"],
    "dict": ["{this}[{key}] = {int}", "{this}[{key}] += {int}", "{this}[{key}] = {this}.get({key}, 0) + 1", "del {this}[{key}]",
             "{this}.pop({key}, None)", "{this}.popitem()", "{this}.update({{{key}: {int}}})", "{this}.setdefault({key}, {int})",
             "{this} |= {{{key}: {int}}}", "{this}.clear()", "{this}[{key}] = {this}.pop({key})", "{free} = {this}[{key}]",
             "{this}[{key}], {this}[{key}] = {int}, {int}", "for {this}[{key}] in keys: pass",
             "for x in list({this}): {this}[x] = {int}", "[{this}.pop(x) for x in list({this})[:1]]",
             "{this}[{key}] = {this}", "{this}.move_to_end({key})", "{this}.move_to_end({key}, last=False)",
             "{this}.popitem(last=False)", "{this}.subtract(keys)", "dict.update({this}, x={int})"],
    "table": ["{this}[{int}].append({int})", "{this}[{int}][{int}] = {int}", "{this}[{int}] = {list}", "{this}[{int}] += [{int}]",
              "{this}.setdefault({int}, []).append({int})", "{this}.get({int}, {list}).append({int})",
              "{this}.pop({int}).append({int})", "for {free} in {this}.values(): {free}.append({int})",
              "for {free}, x in list({this}.items()): {this}[{free}] = x[:1]", "{free} = len({this}[{int}])",
              "[{this}[x] for x in keys]", "{this}.update({{{int}: {list}}})", "del {this}[{int}]",
              "{this}[{int}], {this}[{int}] = {this}[{int}], {list}", "{this}.popitem()[1].append({int})",
              "{free} = {this}; {free}[{int}] = []"],
    "set": ["{this}.add({key})", "{this}.remove({key})", "{this}.discard({key})", "{this}.pop()", "{this}.update([{key}])",
            "{free} = {this}; {free} |= {{{key}}}", "{this}.clear()", "[{this}.add(x) for x in keys]",
            "{free} = {this}; {free} -= {{{key}}}", "list(map({this}.add, keys))",
            "{key} in {this} or {this}.add({key})", "{this}.symmetric_difference_update([{key}])"],
    "deque": ["{this}.append({int})", "{this}.appendleft({int})", "{this}.popleft()", "{this}.pop()", "{this}.rotate({int})",
              "{this}[{int}] = {int}", "{this}.extend([{int}, {int}])", "{this}.extendleft(turns({int}))", "{this}.clear()",
              "{this}.append({this}.popleft())", "{free} = {this}.popleft() + {this}.popleft()", "del {this}[0]",
              "while {this}: keys[0] = {this}.popleft() if {digit} else {this}.pop()", "{this}.append({list})"],
    "node": ["{this}.v = {int}", "{this}.v += {int}", "{this}.next = {node}", "{this}.next.next = {this}", "{this}.put({int})",
             "{this}.put({int}).own().append({int})", "{this}.x = {list}", "del {this}.x", "{this}.kids.append({int})",
             "{this}.next, {free} = {node}, {this}", "{this}.v, {node}.v = {int}, {int}", "setattr({this}, 'x', {int})",
             "{this}.__dict__['v'] = {int}", "vars({this}).update(z={int})", "{free} = {this}; {free} += [{int}]",
             "Node.known.append({this})", "for {this}.v in range(2): oops += {this}.v", "{this}.own({int}).append({this})",
             "{this}.kids, {node}.kids = {node}.kids, {this}.kids", "with open(__file__) as {this}.x: oops += 1",
             "{this}._Node__own[{int}] = {list}", "put = {this}.put; put({int})", "object.__setattr__({this}, 'v', {int})"],
    "nodes": ["{this}[{int}].v = {int}", "{this}[{int}].next = {this}[{int}]", "{this}.append({node})",
              "{this}[{int}].kids.append({int})", "heapq.heappush({this}, {node})", "{this}.sort()", "{free} = heapq.heappop({this})",
              "for x in {this}: x.v += 1", "max({this}).v = {int}", "[x.put({digit}) for x in {this}]",
              "min({this}, key=lambda n: n.v).next = {node}", "{this}[0].next, {this}[1].next = {this}[1], {this}[0]"],
    "pair": ["{this}[0].append({int})", "{this}[2].add({int})", "{this}[1][{key}] = {int}", "x, y, z = {this}; x.append({int})"],
    "grid": ["{this}[{int}] = {list}", "{this}[{int}][{int}] = {int}", "{this}[{int}] += [{int}]", "{this}.rows[{int}] = {list}"],
}


class Grammar:
    def __init__(self, seed):
        self.random = random.Random(seed)
        # Names by kind; each kind has its own, so that what is reached is most often what it seems.
        self.names = {kind: [f"{kind}{number}" for number in (1, 2)] for kind in MADE}
        self.known, self.frees = {kind: [] for kind in MADE}, 0

    def fill(self, template, this=None, depth=3):
        """A template, each of its parts reached in another way."""
        values = Parts(self, this, depth)
        return template.format_map(values)

    def int(self, depth):
        if depth <= 0 or self.random.random() < 0.5:
            return str(self.random.randrange(3))
        return self.fill(self.random.choice(NUMBERS), None, depth - 1)

    def reach(self, kind, depth):
        names = self.known[kind]
        choice = self.random.random()
        if names and (depth <= 0 or choice < 0.45):
            return self.random.choice(names)
        if depth <= 0 or choice < 0.5:
            return self.fill(self.random.choice(MADE[kind]), None, 0) if depth < 0 or not names else names[0]
        own = REACHED.get(kind, [])
        template = self.random.choice(own if own and choice < 0.8 else REACHED["any"])
        return self.fill(template, kind, depth - 1)

    def change(self):
        kind = self.random.choice(list(CHANGES))
        return self.fill(self.random.choice(CHANGES[kind]), kind)

    def alias(self):
        kind = self.random.choice(list(MADE))
        return f"{self.random.choice(self.names[kind])} = {self.reach(kind, 2)}"

    def statement(self, indent):
        text = None
        while text is None or not is_valid(text):
            text = self.alias() if self.random.random() < 0.2 else self.change()
        return f"{indent}try:\n{indent}    {text}\n{indent}except Exception as error:\n{indent}    oops += 1\n"

    def block(self, indent, count):
        return "".join(self.statement(indent) for _ in range(count))

    def program(self):
        parts = [PRELUDE]
        for kind in MADE:
            for name in self.names[kind]:
                parts.append(f"{name} = {self.fill(self.random.choice(MADE[kind]), None, 1)}\n")
                self.known[kind].append(name)
        everything = ", ".join(["oops", *(name for names in self.names.values() for name in names)])
        for number in range(3):
            parts.append(self.block("", 4))
            kept = self.random.choice(["global " + everything, ""])
            outer = f"def work{number}(i, j):\n    keys = [2, 0, 1]\n"
            if kept:
                parts.append(f"{outer}    {kept}\n{self.block('    ', 4)}\nwork{number}(1, 0)\n")
            else:
                # Its own names, which a function within it binds again.
                own = "".join(f"    {name} = globals()['{name}']\n" for name in everything.split(", "))
                parts.append(f"{outer}{own}    def inner(i):\n        nonlocal {everything}\n{self.block('        ', 3)}"
                             f"        return i\n    j = inner(1)\n{self.block('    ', 2)}    return inner\n\n"
                             f"rest = work{number}(1, 0)\nrest(2)\n")
        return "".join(parts) + "z_end = 1\nz_end = 2\n"


def is_valid(text):
    """Not everything that can be reached may stand everywhere."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "", "exec")
    except SyntaxError:
        return False
    return True


class Parts(dict):
    """What stands in a template's braces."""

    def __init__(self, grammar, this, depth):
        super().__init__()
        self.grammar, self.this, self.depth = grammar, this, depth

    def __missing__(self, name):
        grammar = self.grammar
        if name == "digit":
            return str(grammar.random.randrange(3))
        if name == "free":
            return grammar.random.choice(("f", "g", "h"))
        if name == "int":
            return grammar.int(self.depth)
        if name == "key":
            return grammar.fill(grammar.random.choice(KEYS), None, self.depth - 1)
        return grammar.reach(self.this if name == "this" else name, self.depth)


def program(seed):
    return Grammar(seed).program()
