"""Rewrites statements so that each tells what it is about to do and what it changed."""

import ast

from trace_syntax import (
    FUNCTIONS, JUMPS, bound_names, call, calls_within, constant, copied, does, is_plain, outside, own_call,
    path, read, read_again)
from trace_values import BIND, STEP, number

HARMLESS = frozenset(
    "len min max abs range enumerate sum ord chr int str print sorted zip list dict set tuple bool float any all "
    "isinstance reversed map filter repr hash id divmod round pow type frozenset iter getattr hasattr".split())
MODULES = frozenset("math itertools functools collections string operator bisect random sys re".split())


class Statements:
    """The half of the rewriter that knows nothing of how functions begin and end."""

    def __init__(self):
        self.slots = {}
        self.temporaries = 0
        self.names = frozenset()

    def slot(self, name):
        owner = self.current.outer.get(name, self.current)
        return self.slots.setdefault((owner.id, name), len(self.slots))

    def head(self, name):
        """The event that binds a name, up to the value."""
        return constant(BIND + number(self.slot(name)))

    def step(self, node):
        return does("_dj_w", constant(STEP + number(node.lineno)))

    def binds(self, names):
        return [
            does("_dj_b", self.head(name), read(name))
            for name in dict.fromkeys(names) if not name.startswith("_dj_")]

    def unbinds(self, names):
        return [does("_dj_u", constant(number(self.slot(name)))) for name in names]

    def block(self, statements, first=()):
        found = list(first)
        for statement in statements:
            found += self.statement(statement)
        return joined(found)

    def statement(self, node):
        handler = getattr(self, "do_" + type(node).__name__, self.plain)
        made = handler(node)
        for item in made:
            if not hasattr(item, "lineno"):
                ast.copy_location(item, node)
        return made

    def plain(self, node):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return [node]
        before, after = self.changes(node)
        return [self.step(node), *before, node, *after]

    do_Pass = do_Break = do_Continue = lambda self, node: [self.step(node), node]
    do_Import = do_ImportFrom = do_Global = do_Nonlocal = lambda self, node: [node]

    # -- What a statement changes --------------------------------------------------------------

    def changes(self, node):
        """What to remember before a statement, and what to look at after it."""
        before, after = [], []
        targets = targets_of(node)
        is_removed = isinstance(node, ast.Delete)
        names = [] if is_removed else [name for target in targets for name in bound_names(target)]
        for target in targets:
            for part in outside(target):
                is_place = isinstance(part, (ast.Subscript, ast.Attribute))
                if is_place and not isinstance(part.ctx, ast.Load):
                    self.place(part, names, before, after)
        for part in outside(node):
            if isinstance(part, ast.NamedExpr):
                names = [name for name in names if name != part.target.id]
                part.value = call("_dj_b", self.head(part.target.id), part.value)
        looks = self.calls(node)
        if is_removed:
            after += self.unbinds(target.id for target in targets if isinstance(target, ast.Name))
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            names = []
            after.append(does("_dj_bl", self.head(node.target.id), read(node.target.id)))
        return before, looks + after + self.binds(names)

    def place(self, part, names, before, after):
        """`a[i] = …` or `o.f = …`: the object is looked up before if the statement binds its name."""
        found = path(part.value)
        if found is None:
            return
        root, again = found
        if root in names:
            self.temporaries += 1
            kept = f"_dj_kept{self.temporaries}"
            before.append(ast.Assign([ast.Name(kept, ast.Store())], again))
            after += [does("_dj_l", read(kept)), does("_dj_l", path(part.value)[1])]
        elif isinstance(part, ast.Attribute):
            after.append(does("_dj_a", again, constant(part.attr)))
        else:
            is_moved = any(isinstance(name, ast.Name) and name.id in names for name in ast.walk(part.slice))
            index = None if is_moved else read_again(part.slice)
            after.append(does("_dj_e", again, index) if index else does("_dj_l", again))

    def calls(self, node):
        """What the calls in a statement may have changed: receivers and arguments."""
        looks = {}
        for part, hidden in calls_within(node):
            function = part.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            if name.startswith("_dj_") or isinstance(function, ast.Name) and name in HARMLESS:
                continue
            if isinstance(function, ast.Attribute):
                self.receiver(part, hidden, looks)
            # The learner's own functions tell themselves what they change.
            for argument in part.args if name not in self.names else ():
                found = path(argument)
                if found and found[0] not in hidden and found[0] not in ("self", "cls"):
                    looks.setdefault(ast.unparse(argument), does("_dj_l", found[1]))
        return list(looks.values())

    def receiver(self, part, hidden, looks):
        found = path(part.func.value)
        if found and found[0] not in hidden and found[0] not in MODULES and found[0] != "heapq":
            plain = [
                copied(item) for item in part.args[:1]
                if is_plain(item) and not hidden & {name.id for name in ast.walk(item) if hasattr(name, "id")}]
            looks[ast.unparse(part.func)] = does("_dj_m", constant(part.func.attr), found[1], *plain)

    # -- Compound statements -------------------------------------------------------------------

    def do_If(self, node):
        _, after = self.changes(ast.Expr(node.test))
        node.body = self.block(node.body, after)
        node.orelse = self.block(node.orelse, after)
        return [self.step(node), node]

    def do_While(self, node):
        _, after = self.changes(ast.Expr(node.test))
        node.test = ast.copy_location(
            ast.BoolOp(ast.And(), [self.step(node).value, node.test]), node.test)
        node.body = self.block(node.body, after)
        node.orelse = self.block(node.orelse, after)
        return [node]

    def do_For(self, node):
        first = [self.step(node), *self.binds(bound_names(node.target))]
        node.body = self.block(node.body, first)
        node.orelse = self.block(node.orelse)
        return [self.step(node), node]

    do_AsyncFor = do_For

    def do_With(self, node):
        self.current.ends_late = True
        names = [name for item in node.items if item.optional_vars for name in bound_names(item.optional_vars)]
        node.body = self.block(node.body, self.binds(names))
        return [self.step(node), node]

    do_AsyncWith = do_With

    def do_Try(self, node):
        self.current.ends_late |= bool(node.finalbody)
        node.body = self.block(node.body)
        # An error that comes out of a `yield` comes without its return.
        awake = [does("_dj_v", own_call())] if self.current.suspends else []
        for handler in node.handlers:
            names = [handler.name] if handler.name else []
            is_left = isinstance(handler.body[-1], JUMPS)
            first = [*awake, does("_dj_z"), self.step(handler), *self.binds(names)]
            handler.body = self.block(handler.body, first)
            handler.body += [] if is_left else self.unbinds(names)
        node.orelse = self.block(node.orelse)
        node.finalbody = self.block(node.finalbody, awake if node.finalbody else ())
        return [self.step(node), node]

    do_TryStar = do_Try

    def do_Match(self, node):
        for case in node.cases:
            case.body = self.block(case.body, self.binds(bound_names(case.pattern)))
        return [self.step(node), node]

    def do_ClassDef(self, node):
        body = []
        for item in node.body:
            body += self.statement(item) if isinstance(item, FUNCTIONS + (ast.ClassDef,)) else [item]
        node.body = body
        return [self.step(node), node]


def targets_of(node):
    """Where a statement puts values, or takes them away."""
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return []
    found = getattr(node, "targets", None) or [getattr(node, "target", None)]
    return [target for target in found if target is not None]


# -- Telling several things in one go ------------------------------------------------------------

JOINED = {
    ("b", "w"): "_dj_1", ("b", "b", "w"): "_dj_2", ("w", "b", "w"): "_dj_3",
    ("w", "b", "b", "w"): "_dj_4", ("bl", "w"): "_dj_5",
    ("a", "w"): "_dj_6"}


def joined(statements):
    """The same statements, with steps and bindings that follow one another told by one call."""
    found, at = [], 0
    while at < len(statements):
        kinds = tuple(map(kind_of_hook, statements[at:at + 4]))
        for count in (4, 3, 2):
            name = JOINED.get(kinds[:count])
            if name:
                arguments = [item for part in statements[at:at + count] for item in part.value.args]
                found.append(ast.copy_location(does(name, *arguments), statements[at]))
                at += count
                break
        else:
            found.append(statements[at])
            at += 1
    return found


def kind_of_hook(node):
    """`b` for a statement that calls `_dj_b`; None for the learner's own."""
    is_hook = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(
        node.value.func, ast.Name) and node.value.func.id.startswith("_dj_")
    return node.value.func.id[4:] if is_hook else None
