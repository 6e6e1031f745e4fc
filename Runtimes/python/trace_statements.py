"""Rewrites statements so that each tells what it is about to do and what it changed."""

import ast
import copy
import sys

from trace_expressions import PLACES, Expressions
from trace_facts import PURE
from trace_objects import OTHER, kind_of
from trace_syntax import (
    FUNCTIONS, JUMPS, bound_names, call, constant, does, outside, own_call, read)
from trace_values import BIND, STEP, number

# Operators that change no container in place if there is a number on their right.
FIXED = (int, float, complex)


class Statements(Expressions):
    """The half of the rewriter that knows nothing of how functions begin and end."""

    def __init__(self, facts):
        super().__init__(facts)
        self.slots = {}
        # The class whose body it is, for private names; whether its own statements are rewritten, which are no steps.
        self.owner, self.is_quiet = None, False
        # The methods that every object of the class whose body it is has from this class.
        self.siblings = None

    def slot(self, name):
        owner = self.current.outer.get(name, self.current)
        return self.slots.setdefault((owner.id, name), len(self.slots))

    def head(self, name):
        """The event that binds a name, up to the value."""
        return constant(BIND + number(self.slot(name)) if not self.is_quiet else b"")

    def step(self, node):
        return does("_dj_w", constant(STEP + number(node.lineno)))

    def binds(self, names):
        return [
            self.bind(name) for name in dict.fromkeys(names) if not name.startswith("_dj_") and not self.is_quiet]

    def bind(self, name, item=None):
        """A name of an outer function's belongs to one call of that function, which need not be the innermost."""
        item, owner = item or read(name), self.current.outer.get(name)
        if owner is None or not owner.id:
            return does("_dj_b", self.head(name), item)
        owner.is_shared = True
        return does("_dj_bn", constant(owner.id), read(f"_dj_0_{owner.id}"), self.head(name), item)

    def unbinds(self, names):
        return [does("_dj_u", constant(number(self.slot(name)))) for name in names if not self.is_quiet]

    def block(self, statements, first=()):
        found = list(first)
        for statement in statements:
            found += self.statement(statement)
        return joined(found)

    def statement(self, node):
        self.temporaries = 0
        handler = getattr(self, "do_" + type(node).__name__, self.plain)
        made = handler(node)
        for item in made:
            if not hasattr(item, "lineno"):
                ast.copy_location(item, node)
        return made

    def plain(self, node):
        for name in ("test", "msg", "exc", "cause"):
            if getattr(node, name, None) is not None:
                setattr(node, name, self.visit(getattr(node, name)))
        return [self.step(node), node]

    do_Pass = do_Break = do_Continue = lambda self, node: [self.step(node), node]
    do_Global = do_Nonlocal = do_Import = lambda self, node: [node]

    def do_ImportFrom(self, node):
        """Values are shown; functions, classes and modules are not."""
        names = []
        if node.module in PURE and not node.level:
            __import__(node.module)
            module = sys.modules[node.module]
            for item in node.names:
                listed = [item.name] if item.name != "*" else getattr(module, "__all__", None) or [
                    name for name in vars(module) if not name.startswith("_")]
                names += [item.asname or name for name in listed
                          if is_value(getattr(module, name, len))]
        return [node, *self.binds(names)]

    def do_Expr(self, node):
        if isinstance(node.value, ast.Constant):
            return [node]
        if not isinstance(node.value, ast.Call):
            node.value = self.visit(node.value)
            return [self.step(node), node]
        node.value, hook, told = self.called(node.value)
        return [self.step(node), node] + ([does("_dj_" + hook, *told)] if hook else [])

    # -- Assignments ---------------------------------------------------------------------------

    def do_Assign(self, node):
        node.value = self.visit(node.value)
        return [self.step(node), *self.assigned(node)]

    def do_AnnAssign(self, node):
        if node.value is None:
            return [self.step(node), node]
        node.value, looks = self.visit(node.value), []
        node.target = self.target(node.target, looks)
        return [self.step(node), node, *looks, *self.binds(bound_names(node.target))]

    def assigned(self, node):
        """The places among an assignment's targets are set one after the other, as each may run code that others see."""
        first, looks = node.targets[0], []
        if not any(isinstance(part, PLACES) for target in node.targets for part in leaves(target)):
            return [node, *self.binds(name for target in node.targets for name in bound_names(target))]
        if len(node.targets) > 1:
            put, again = self.temporary()
            parts = [(target, again) for target in node.targets]
        elif isinstance(first, PLACES):
            node.targets = [self.target(first, looks)]
            return [node, *looks]
        else:
            put, parts = ast.copy_location(type(first)([], ast.Store()), first), []
            for item in first.elts:
                is_rest = isinstance(item, ast.Starred)
                kept, again = self.temporary()
                put.elts.append(ast.Starred(kept, ast.Store()) if is_rest else kept)
                parts.append((item.value if is_rest else item, again))
        made = [ast.copy_location(ast.Assign([put], node.value), node)]
        for target, again in parts:
            made += self.assigned(ast.copy_location(ast.Assign([target], copy.copy(again)), target))
        return made

    def do_AugAssign(self, node):
        target = node.target
        node.value = self.visit(node.value)
        is_fixed = isinstance(node.value, ast.Constant) and type(node.value.value) in FIXED and not isinstance(
            node.op, ast.Mult)
        if isinstance(target, ast.Name):
            again = read(target.id)
            if not is_fixed:
                self.note(node, [again])
            last = [does("_dj_bl", self.head(target.id), again)]
            if self.current.outer.get(target.id, self.functions[0]).id:
                last = [does("_dj_l", again), self.bind(target.id)]
            return [self.step(node), *self.held_up(node, again, is_fixed), *last]
        if isinstance(target, ast.Subscript):
            target.slice = made_of_calls(target.slice)
        look = self.place(target)
        if is_fixed or look.func.id == "_dj_l":
            return [self.step(node), node, *self.looks(look)]
        # What is changed in place is noted between reading and setting it.
        put, again = self.temporary()
        load = copy.copy(target)
        load.ctx = ast.Load()
        if isinstance(target, ast.Attribute):
            store = ast.Attribute(copy.copy(look.args[0]), target.attr, ast.Store())
        else:
            store = ast.Subscript(copy.copy(look.args[0]), copy.copy(look.args[1]), ast.Store())
            if self.facts.grows:
                load = call("_dj_d", load, *look.args)
        self.note(node, [again])
        looks = [does("_dj_l", again)] if self.facts.sets else []
        parts = [ast.Assign([put], load), *self.held_up(ast.AugAssign(put, node.op, node.value), again, False),
                 *looks, ast.Assign([ast.copy_location(store, target)], copy.copy(again))]
        look.func.id += "l"
        look.args.append(again)
        return [self.step(node), *[ast.copy_location(part, node) for part in parts], *self.looks(look)]

    def held_up(self, node, reader, is_fixed):
        """`a += made()`: what is added may come from the learner's own iterator."""
        if is_fixed or not self.facts.calls_back:
            return [node]
        return [does("_dj_ho", reader), node, does("_dj_un", constant(None))]

    def do_Delete(self, node):
        made = [self.step(node)]
        for target in [leaf for target in node.targets for leaf in leaves(target)]:
            looks = []
            removed = ast.Delete([self.target(target, looks)])
            made += [ast.copy_location(removed, target), *looks]
            made += self.unbinds([target.id]) if isinstance(target, ast.Name) else []
        return made

    # -- Compound statements -------------------------------------------------------------------

    def do_If(self, node):
        node.test = self.visit(node.test)
        node.body = self.block(node.body)
        node.orelse = self.block(node.orelse)
        return [self.step(node), node]

    def do_While(self, node):
        test = self.visit(node.test)
        node.test = ast.copy_location(ast.BoolOp(ast.And(), [self.step(node).value, test]), test)
        node.body = self.block(node.body)
        node.orelse = self.block(node.orelse)
        return [node]

    def do_For(self, node):
        before, after = [], []
        node.iter = self.visit(node.iter)
        if self.facts.is_active:
            node.iter, again = self.keep_for_long(node.iter)
            before, after = [does("_dj_l", again)], [does("_dj_l", copy.copy(again))]
        first = [*before, self.step(node), *self.taken(node, "target")]
        node.body = self.block(node.body, first)
        node.orelse = self.block(node.orelse, map(copy.deepcopy, after))
        return [self.step(node), node, *after]

    do_AsyncFor = do_For

    def taken(self, node, part):
        """The beginning of a body whose head sets a target; if several things are set, that is done in the body."""
        target, looks = getattr(node, part), []
        parts = leaves(target)
        if len(parts) > 1 and any(isinstance(item, PLACES) for item in parts):
            kept, again = self.temporary()
            setattr(node, part, kept)
            made = self.assigned(ast.copy_location(ast.Assign([target], again), target))
            return [item if hasattr(item, "lineno") else ast.copy_location(item, target) for item in made]
        setattr(node, part, self.target(target, looks))
        return [*looks, *self.binds(bound_names(target))]

    def do_With(self, node):
        self.current.ends_late = True
        after = [does("_dj_rc")] if self.facts.suppresses else []
        return [self.step(node), self.within(node, node.items, after), *after]

    do_AsyncWith = do_With

    def within(self, node, items, after):
        """One `with` inside another for several managers: names are told as they are bound."""
        first, looks = items[0], []
        first.context_expr = self.visit(first.context_expr)
        if self.facts.is_active:
            first.context_expr, again = self.keep_for_long(first.context_expr)
            after.append(does("_dj_l", again))
        if first.optional_vars:
            looks = self.taken(first, "optional_vars")
        if len(items) > 1:
            body = [*looks, self.within(node, items[1:], after)]
        else:
            body = self.block(node.body, looks)
        return ast.copy_location(type(node)([first], body), node)

    def do_Try(self, node):
        self.current.ends_late |= bool(node.finalbody)
        inner = {part.name for item in node.body for part in outside(item)
                 if isinstance(part, ast.ExceptHandler) and part.name}
        node.body = self.block(node.body)
        # An error that comes out of a `yield` comes without its return.
        awake = [does("_dj_v", own_call())] if self.current.suspends else []
        for handler in node.handlers:
            names = [handler.name] if handler.name else []
            is_left = isinstance(handler.body[-1], JUMPS)
            first = [*awake, does("_dj_z"), *self.unbinds(inner), self.step(handler), *self.binds(names)]
            handler.body = self.block(handler.body, first)
            handler.body += [] if is_left else self.unbinds(names)
            Leaving(self.unbinds(names)).visit_all(handler)
        node.orelse = self.block(node.orelse)
        node.finalbody = self.block(node.finalbody, [*awake, does("_dj_fz")] if node.finalbody else ())
        return [self.step(node), node]

    do_TryStar = do_Try

    def do_Match(self, node):
        node.subject = self.visit(node.subject)
        for case in node.cases:
            binds = self.binds(bound_names(case.pattern))
            if case.guard:
                # What a pattern binds stays bound where its guard refuses.
                told = ast.copy_location(call("_dj_tr", *[item.value for item in binds]), case.guard)
                case.guard = ast.copy_location(ast.BoolOp(ast.And(), [told, self.visit(case.guard)]), case.guard)
                binds = []
            case.body = self.block(case.body, binds)
        return [self.step(node), node]

    def do_ClassDef(self, node):
        node.bases, node.keywords = list(map(self.visit, node.bases)), list(map(self.visit, node.keywords))
        node.decorator_list = list(map(self.visit, node.decorator_list))
        kept = self.owner, self.is_quiet, self.has_locals, self.is_inner, self.siblings
        own = {item.name for item in node.body if isinstance(item, FUNCTIONS) and not item.decorator_list}
        self.siblings = own if node.name not in self.facts.parents else None
        self.owner, self.has_locals, self.is_inner = node.name, False, True
        body = []
        for item in node.body:
            is_definition = isinstance(item, FUNCTIONS + (ast.ClassDef,))
            self.is_quiet = not is_definition
            if is_definition:
                body += self.statement(item)
            elif isinstance(item, (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete)):
                body += filter(None, map(quieted, self.statement(item)))
            else:
                body.append(item)
        node.body = body
        self.owner, self.is_quiet, self.has_locals, self.is_inner, self.siblings = kept
        return [self.step(node), node]


def made_of_calls(index):
    """An index whose slices are values, which can be noted."""
    if isinstance(index, ast.Tuple):
        index.elts = list(map(made_of_calls, index.elts))
    elif isinstance(index, ast.Slice):
        parts = index.lower, index.upper, index.step
        return ast.copy_location(call("_dj_sl", *[part or constant(None) for part in parts]), index)
    return index


class Leaving(ast.NodeTransformer):
    """Tells that a handler's name ends where the handler is left by a jump."""

    def __init__(self, told):
        self.told = told

    def visit_all(self, handler):
        if self.told:
            self.generic_visit(handler)

    def visit_Break(self, node):
        return [*[ast.copy_location(copy.deepcopy(item), node) for item in self.told], node]

    visit_Continue = visit_Break

    def visit_For(self, node):
        """Jumps within a loop of the handler's do not leave it, but for those of its `else`."""
        node.orelse = [part for item in node.orelse for part in listed(self.visit(item))]
        return node

    visit_AsyncFor = visit_While = visit_For

    def visit_FunctionDef(self, node):
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = visit_FunctionDef


def listed(found):
    return found if type(found) is list else [found]


def is_value(item):
    return kind_of(item) != OTHER or type(item) in (int, float, str, bool, complex)


def leaves(target):
    """The names and places of a target."""
    if isinstance(target, ast.Starred):
        return leaves(target.value)
    if isinstance(target, (ast.Tuple, ast.List)):
        return [leaf for item in target.elts for leaf in leaves(item)]
    return [target]


def quieted(node):
    """In a class's body nothing is told but what changed elsewhere."""
    kind = kind_of_hook(node)
    if kind == "bl":
        return ast.copy_location(does("_dj_l", node.value.args[1]), node)
    return None if kind in ("w", "b", "u") else node


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
