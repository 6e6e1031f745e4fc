"""Plants one small mistake at a time into a Python solution.

The gate runs this file in the jail as if it were a solution: `Solution.mutants(source)` gives a list
of mutants, each `[id, line, kind, before, after, source]`. An id is made of the kind, the function and
the changed expression, so that it outlives edits elsewhere in the file. What is provably the same
program is left out, and so is what only crashes at once (a name that was never set).
By hand: python3 mutator.py FILE.py
"""

import ast
import copy
import sys

OPPOSITES = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
BOUNDARIES = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
ENDS = {"popleft": "pop", "appendleft": "append", "heappop": "pop"}
LEAVES = (ast.Return, ast.Continue, ast.Break, ast.Raise)
TEXTS = (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple)


class Planter(ast.NodeVisitor):
    """Collects the mistakes of a tree: each a kind, a node and what takes the node's place."""

    def __init__(self):
        self.found = []
        self.path = []
        self.known = [set()]

    def plant(self, kind, node, after):
        self.found.append((kind, ".".join(self.path) or "the file", node, after))

    # Where things stand

    def visit_ClassDef(self, node):
        self.enter(node, node.body)

    def visit_FunctionDef(self, node):
        self.known[-1].add(node.name)
        names = {argument.arg for argument in node.args.args}
        self.known.append(names)
        self.enter(node, node.body)
        self.known.pop()

    def enter(self, node, body):
        """Annotations, defaults and decorators are no part of the algorithm."""
        self.path.append(node.name)
        for statement in body:
            self.visit(statement)
        self.path.pop()

    def visit_AnnAssign(self, node):
        if node.value:
            self.visit(node.value)
            self.assigned(node, [node.target])

    # Statements

    def visit_Assign(self, node):
        self.generic_visit(node)
        self.assigned(node, node.targets)

    def assigned(self, node, targets):
        """A first value cannot be dropped: its name would be missing."""
        names = [name for target in targets for name in stored(target)]
        is_new = self.path[-1:] == ["__init__"] and any(isinstance(target, ast.Attribute) for target in targets)
        if not is_new and all(name in self.known[-1] for name in names):
            self.plant("dropped update", node, ast.Pass())
        self.known[-1].update(names)

    def visit_AugAssign(self, node):
        if type(node.op) in OPERATORS and not isinstance(node.value, TEXTS) and not is_text(node.value):
            self.plant("operator", node, ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value))
        self.plant("dropped update", node, ast.Pass())
        if is_whole(node.value) and node.value.value == 1:
            # One less is the dropped update.
            self.plant("off-by-one", node.value, ast.Constant(2))
            self.visit(node.target)
        else:
            self.generic_visit(node)

    def visit_Expr(self, node):
        if isinstance(node.value, ast.Call):
            self.plant("dropped update", node, ast.Pass())
        self.generic_visit(node)

    def visit_For(self, node):
        self.known[-1].update(stored(node.target))
        self.generic_visit(node)

    def visit_If(self, node):
        leaves = isinstance(node.body[-1], LEAVES) and not node.orelse
        if leaves:
            self.plant("removed base case", node, ast.Pass())
        if not isinstance(node.test, ast.Compare):
            self.plant("swapped branches", node.test, negation(node.test))
        self.generic_visit(node)

    def visit_Continue(self, node):
        self.plant("dropped update", node, ast.Pass())

    def visit_Break(self, node):
        self.plant("dropped update", node, ast.Pass())

    # Expressions

    def visit_IfExp(self, node):
        if not isinstance(node.test, ast.Compare):
            self.plant("swapped branches", node, ast.IfExp(node.test, node.orelse, node.body))
        self.generic_visit(node)

    def visit_Compare(self, node):
        for index, operator in enumerate(node.ops):
            tables = [OPPOSITES] if getattr(node, "is_choice", False) else [BOUNDARIES, OPPOSITES]
            for table in tables:
                if type(operator) in table:
                    ops = list(node.ops)
                    ops[index] = table[type(operator)]()
                    self.plant("comparison", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.plant("logic", node, ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node):
        if isinstance(node.op, ast.Not):
            self.plant("logic", node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node):
        sides = (node.left, node.right)
        is_list = any(isinstance(side, TEXTS) or is_text(side) for side in sides)
        if type(node.op) in OPERATORS and not is_list:
            self.plant("operator", node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
        if isinstance(node.op, ast.Mult) and is_list:
            # A longer table than needed is no mistake.
            for side in sides:
                if is_whole(side):
                    self.plant("off-by-one", side, ast.Constant(side.value - 1))
                elif not isinstance(side, TEXTS):
                    self.visit(side)
                else:
                    self.generic_visit(side)
            return
        if isinstance(node.op, (ast.FloorDiv, ast.Mod, ast.Pow, ast.LShift, ast.RShift)) and is_whole(node.right):
            # A half is not mistyped as a third.
            self.visit(node.left)
            return
        self.generic_visit(node)

    def visit_Constant(self, node):
        kind = "initial value" if getattr(node, "is_initial", False) else "off-by-one"
        if type(node.value) is bool:
            kind = "initial value" if kind == "initial value" else "flipped answer"
            self.plant(kind, node, ast.Constant(not node.value))
        elif type(node.value) is int:
            self.plant(kind, node, ast.Constant(node.value + 1))
            if node.value:
                self.plant(kind, node, ast.Constant(node.value - 1))

    def visit_Call(self, node):
        name = called(node)
        if name in EXTREMES and isinstance(node.func, ast.Name):
            self.plant("extreme", node, replaced(node, func=ast.Name(EXTREMES[name], ast.Load())))
        if name in ("sorted", "sort", "min", "max"):
            self.unordered(node, name)
        if name == "reversed":
            self.plant("container order", node, ast.Call(ast.Name("list", ast.Load()), node.args, []))
        if name == "range" and isinstance(node.func, ast.Name):
            self.ranged(node)
        if name in ENDS or name == "pop":
            self.other_end(node, name)
        for part in [node.func, *node.args, *(word.value for word in node.keywords)]:
            self.visit(part)

    def unordered(self, node, name):
        rest = [word for word in node.keywords if word.arg != "key"]
        if len(rest) < len(node.keywords):
            self.plant("container order", node, replaced(node, keywords=rest))
        if name == "sorted" and not node.keywords:
            reverse = ast.keyword("reverse", ast.Constant(True))
            self.plant("container order", node, ast.Call(ast.Name("list", ast.Load()), node.args, []))
            self.plant("container order", node, replaced(node, keywords=[reverse]))

    def ranged(self, node):
        """A start one later and an end one earlier; plain numbers are changed as such."""
        places = [(0, -1)] if len(node.args) == 1 else [(0, 1), (1, -1)]
        for place, step in places:
            if not has_step(node.args[place]):
                args = list(node.args)
                args[place] = ast.BinOp(args[place], ast.Add() if step > 0 else ast.Sub(), ast.Constant(1))
                self.plant("off-by-one", node, replaced(node, args=args))

    def other_end(self, node, name):
        if name == "heappop":
            self.plant("container order", node, ast.Call(ast.Attribute(node.args[0], "pop", ast.Load()), [], []))
        elif isinstance(node.func, ast.Attribute) and name in ENDS:
            func = ast.Attribute(node.func.value, ENDS[name], ast.Load())
            self.plant("container order", node, replaced(node, func=func))
        elif isinstance(node.func, ast.Attribute) and not node.args:
            self.plant("container order", node, replaced(node, args=[ast.Constant(0)]))

    def visit_arguments(self, node):
        """A lambda's defaults are no part of the algorithm."""


def stored(target):
    """The names that an assignment gives a value."""
    if isinstance(target, (ast.Tuple, ast.List)):
        return [name for element in target.elts for name in stored(element)]
    if isinstance(target, ast.Starred):
        return stored(target.value)
    return [target.id] if isinstance(target, ast.Name) else []


def negation(test):
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def called(node):
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def replaced(node, **fields):
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def is_whole(node):
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def has_step(node):
    """Whether its number is changed anyhow: `0`, `-1`, `n + 1`."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return is_whole(node) or (
        isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)) and is_whole(node.right))


def mark(tree):
    """Notes initial values, and comparisons that only choose the greater or lesser of two.

    `if a < b: b = a` does the same with `<=`, whatever a and b are; so does `a if a < b else b`.
    """
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value:
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            for value in values:
                inner = value.operand if isinstance(value, ast.UnaryOp) else value
                inner.is_initial = True
        test = getattr(node, "test", None)
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            test.is_choice = is_choice(node, {ast.dump(test.left), ast.dump(test.comparators[0])})


def is_choice(node, sides):
    if isinstance(node, ast.IfExp):
        return {ast.dump(node.body), ast.dump(node.orelse)} == sides
    if isinstance(node, ast.If) and len(node.body) == 1 and not node.orelse:
        update = node.body[0]
        if isinstance(update, ast.Assign) and len(update.targets) == 1:
            return {as_read(update.targets[0]), ast.dump(update.value)} == sides
    return False


def as_read(target):
    twin = copy.deepcopy(target)
    for node in ast.walk(twin):
        if hasattr(node, "ctx"):
            node.ctx = ast.Load()
    return ast.dump(twin)


def places(tree):
    """Each node with its parent and the field that holds it, or the list of it."""
    return {
        id(child): (node, name, value)
        for node in ast.walk(tree)
        for name, value in ast.iter_fields(node)
        for child in (value if isinstance(value, list) else [value])
        if isinstance(child, ast.AST)
    }


def planted(tree, place, target, after):
    """The source with another node in one place, and what to call the change; the tree stays as it is.

    A constant is shown with what stands around it.
    """
    parent, name, whole = place
    shown = parent if isinstance(target, ast.Constant) else target
    before = first_line(shown)
    setattr(parent, name, [after if item is target else item for item in whole] if isinstance(whole, list) else after)
    text = ast.unparse(tree)
    then = first_line(shown if shown is parent else after)
    setattr(parent, name, whole)
    return text, before, then


def fingerprint(code):
    """What a program does, without its lines."""
    constants = tuple(
        fingerprint(item) if hasattr(item, "co_code") else (type(item).__name__, repr(item))
        for item in code.co_consts)
    return (code.co_code, code.co_names, code.co_varnames, constants, code.co_exceptiontable)


def program(source):
    return fingerprint(compile(source, "solution.py", "exec"))


def first_line(node):
    return "removed" if isinstance(node, ast.Pass) else ast.unparse(node).split("\n")[0]


def all_mutants(source):
    tree = ast.parse(source)
    mark(tree)
    planter = Planter()
    planter.visit(tree)
    seen = {program(source), program(ast.unparse(tree))}
    place = places(tree)
    names, mutants = {}, []
    for kind, function, node, after in planter.found:
        text, before, then = planted(tree, place[id(node)], node, after)
        made = program(text)
        if made in seen:
            continue
        seen.add(made)
        name = f"{kind} in {function}: {before} → {then}"
        names[name] = names.get(name, 0) + 1
        if names[name] > 1:
            name += f" #{names[name]}"
        mutants.append([name, str(node.lineno), kind, before, then, text])
    return sorted(mutants, key=lambda mutant: int(mutant[1]))


class Solution:
    def mutants(self, source):
        return all_mutants(source)


if __name__ == "__main__":
    for name, line, *_ in all_mutants(open(sys.argv[1], encoding="utf-8").read()):
        print(f"{line}: {name}")
