"""Rewrites a learner's Python so that each statement tells what it is about to do and what it changed."""

import ast

from trace_changes import bind_prefix
from trace_recorder import ENTER, EXIT, FUNCTION, SLOT, STEP, number, text

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
OWN_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
HARMLESS = frozenset(
    "len min max abs range enumerate sum ord chr int str print sorted zip list dict set tuple bool float any all "
    "isinstance reversed map filter repr hash id divmod round pow type frozenset iter getattr hasattr".split())
MODULES = frozenset("math itertools functools collections string operator bisect random sys re".split())


def call(name, *arguments):
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def does(name, *arguments):
    return ast.Expr(call(name, *arguments))


def constant(value):
    return ast.Constant(value)


def path(node):
    """A root name and the steps from it, for what can be read again without effects; else None."""
    if isinstance(node, ast.Name):
        return node.id, []
    if isinstance(node, ast.Attribute):
        base = path(node.value)
        return base and (base[0], base[1] + [constant(node.attr)])
    if isinstance(node, ast.Subscript) and is_plain(node.slice):
        base = path(node.value)
        return base and (base[0], base[1] + [ast.Tuple([copied(node.slice)], ast.Load())])
    return None


def is_plain(node):
    """Names, literals and arithmetic: reading them again changes nothing."""
    if isinstance(node, (ast.Name, ast.Constant)):
        return True
    if isinstance(node, ast.BinOp):
        return is_plain(node.left) and is_plain(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_plain(node.operand)
    if isinstance(node, ast.Tuple):
        return all(map(is_plain, node.elts))
    return False


def copied(node):
    """A copy that reads."""
    return ast.parse(ast.unparse(node), mode="eval").body


def reached(found):
    root, steps = found
    name = ast.Name(root, ast.Load())
    return name if not steps else call("_dj_g", name, *steps)


def outside(node):
    """All nodes below one, but for what runs in scopes of its own."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        yield part
        if not isinstance(part, OWN_SCOPES + FUNCTIONS + (ast.ClassDef,)):
            waiting.extend(ast.iter_child_nodes(part))


def bound_names(node):
    """The names that a target or pattern binds."""
    names = []
    for part in outside(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            names.append(part.id)
        elif type(part).__name__ in ("MatchAs", "MatchStar") and part.name:
            names.append(part.name)
        elif type(part).__name__ == "MatchMapping" and part.rest:
            names.append(part.rest)
    return names


class Function:
    """A function, or the program's top level, with the names that it owns."""

    def __init__(self, identity, name, first, last, parent):
        self.id, self.name, self.first, self.last = identity, name, first, last
        self.parent, self.parameters, self.outer = parent, [], {}


class Rewriter:
    def __init__(self):
        self.functions = [Function(0, "", 0, 0, None)]
        self.slots = {}
        self.current = self.functions[0]
        self.temporaries = 0

    # -- Tables --------------------------------------------------------------------------------

    def slot(self, name):
        owner = self.current.outer.get(name, self.current)
        return self.slots.setdefault((owner.id, name), len(self.slots))

    def definitions(self):
        """The tape's tables; asked for when all is rewritten."""
        parts = []
        for function in self.functions:
            parameters = b"".join(number(self.slots[function.id, name]) for name in function.parameters)
            parts.append(
                FUNCTION + number(function.id) + number(function.first) + number(function.last)
                + text(function.name) + number(len(function.parameters)) + parameters)
        for (function, name), slot in self.slots.items():
            parts.append(SLOT + number(slot) + number(function) + text(name) + b"\x00")
        return b"".join(parts)

    # -- Statements ----------------------------------------------------------------------------

    def step(self, node):
        return does("_dj_w", constant(STEP + number(node.lineno)))

    def binds(self, names):
        return [
            does("_dj_b", constant(bind_prefix(self.slot(name))), ast.Name(name, ast.Load()))
            for name in dict.fromkeys(names) if not name.startswith("_dj_")]

    def block(self, statements, first=()):
        found = list(first)
        for statement in statements:
            found += self.statement(statement)
        return found

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

    def changes(self, node):
        """What to remember before a statement, and what to look at after it."""
        before, after, names = [], [], []
        targets = getattr(node, "targets", None) or [
            getattr(node, part) for part in ("target",) if getattr(node, part, None) is not None]
        if isinstance(node, ast.AnnAssign) and node.value is None:
            targets = []
        is_removed = isinstance(node, ast.Delete)
        for target in targets:
            names += [] if is_removed else bound_names(target)
        for target in targets:
            for part in outside(target):
                is_place = isinstance(part, (ast.Subscript, ast.Attribute))
                if is_place and not isinstance(part.ctx, ast.Load):
                    self.place(part, names, before, after, is_removed)
        for part in outside(node):
            if isinstance(part, ast.NamedExpr):
                names = [name for name in names if name != part.target.id]
                prefix = constant(bind_prefix(self.slot(part.target.id)))
                part.value = call("_dj_b", prefix, part.value)
        looks = self.calls(node)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            after.append(does(
                "_dj_bl", constant(bind_prefix(self.slot(name))), ast.Name(name, ast.Load())))
            names = [other for other in names if other != name]
        return before, looks + after + self.binds(names)

    def place(self, part, names, before, after, is_removed):
        """`a[i] = …` or `o.f = …`: the object is looked up before if the statement binds its name."""
        found = path(part.value)
        if found is None:
            return
        if found[0] in names:
            self.temporaries += 1
            kept = f"_dj_{self.temporaries}"
            before.append(ast.Assign([ast.Name(kept, ast.Store())], reached(found)))
            after.append(does("_dj_l", ast.Name(kept, ast.Load())))
            after.append(does("_dj_l", reached(found)))
        elif isinstance(part, ast.Attribute):
            after.append(does("_dj_a", reached(found), constant(part.attr)))
        elif is_plain(part.slice) and not set(bound_names(part.slice)) & set(names) and not any(
                isinstance(name, ast.Name) and name.id in names for name in ast.walk(part.slice)):
            after.append(does("_dj_e", reached(found), copied(part.slice)))
        else:
            after.append(does("_dj_l", reached(found)))

    def calls(self, node):
        """What the calls in a statement may have changed: receivers and arguments."""
        looks = {}
        for part in outside(node):
            if not isinstance(part, ast.Call):
                continue
            function = part.func
            if isinstance(function, ast.Name) and function.id in HARMLESS:
                continue
            if isinstance(function, ast.Attribute):
                found = path(function.value)
                if found and found[0] not in MODULES and found[0] != "heapq":
                    plain = [copied(item) for item in part.args[:1] if is_plain(item)]
                    looks[ast.unparse(function)] = does(
                        "_dj_m", constant(function.attr), reached(found), *plain)
            for argument in part.args:
                found = path(argument)
                if found and not (isinstance(argument, ast.Name) and found[0] in ("self", "cls")):
                    looks.setdefault(ast.unparse(argument), does("_dj_l", reached(found)))
        return list(looks.values())

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
        node.orelse = self.block(node.orelse)
        return [node]

    def do_For(self, node):
        first = [self.step(node), *self.binds(bound_names(node.target))]
        node.body = self.block(node.body, first)
        node.orelse = self.block(node.orelse)
        return [self.step(node), node]

    do_AsyncFor = do_For

    def do_With(self, node):
        names = [name for item in node.items if item.optional_vars for name in bound_names(item.optional_vars)]
        node.body = self.block(node.body, self.binds(names))
        return [self.step(node), node]

    do_AsyncWith = do_With

    def do_Try(self, node):
        node.body = self.block(node.body)
        for handler in node.handlers:
            names = [handler.name] if handler.name else []
            handler.body = self.block(handler.body, [self.step(handler), *self.binds(names)])
        node.orelse = self.block(node.orelse)
        node.finalbody = self.block(node.finalbody)
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

    # -- Functions -----------------------------------------------------------------------------

    def do_Return(self, node):
        before, after = self.changes(ast.Expr(node.value)) if node.value else ([], [])
        value = node.value or constant(None)
        if not after:
            node.value = call("_dj_r", ast.Name("_dj_0", ast.Load()), value)
            return [self.step(node), node]
        kept = ast.Assign([ast.Name("_dj_v", ast.Store())], value)
        node.value = call("_dj_r", ast.Name("_dj_0", ast.Load()), ast.Name("_dj_v", ast.Load()))
        return [self.step(node), kept, *after, node]

    def do_FunctionDef(self, node):
        outer = self.current
        function = Function(len(self.functions), node.name, node.lineno, node.end_lineno, outer)
        self.functions.append(function)
        self.current = function
        arguments = node.args
        plain = arguments.posonlyargs + arguments.args + arguments.kwonlyargs
        names = [item.arg for item in plain + [arguments.vararg, arguments.kwarg] if item]
        function.parameters = names
        function.outer = self.outer_names(node, outer)
        is_generator = any(isinstance(part, (ast.Yield, ast.YieldFrom, ast.Await)) for item in node.body
                           for part in outside(item))
        if is_generator:
            node.body = [Suspending().visit(item) for item in node.body]
        begin = ast.Assign(
            [ast.Name("_dj_0", ast.Store())], call("_dj_n", constant(ENTER + number(function.id))))
        has_text = isinstance(node.body[0], ast.Expr) and isinstance(
            node.body[0].value, ast.Constant) and isinstance(node.body[0].value.value, str)
        head, rest = node.body[: int(has_text)], node.body[int(has_text):]
        inner = self.block(rest) or [ast.Pass()]
        failed = ast.ExceptHandler(
            ast.Name("BaseException", ast.Load()), "_dj_x",
            [does("_dj_t", ast.Name("_dj_0", ast.Load()), ast.Name("_dj_x", ast.Load())), ast.Raise()])
        left = does("_dj_q", ast.Name("_dj_0", ast.Load()))
        guarded = ast.Try(inner, [failed], [], [left])
        node.body = [*head, begin, *self.binds(names), guarded]
        self.current = outer
        return [node]

    do_AsyncFunctionDef = do_FunctionDef

    def outer_names(self, node, outer):
        """Which function owns the names that are declared global or nonlocal."""
        owners = {}
        for item in node.body:
            for part in outside(item):
                if isinstance(part, ast.Global):
                    owners.update(dict.fromkeys(part.names, self.functions[0]))
                elif isinstance(part, ast.Nonlocal):
                    for name in part.names:
                        place = outer
                        while place.parent and (place.id, name) not in self.slots and (
                                name not in place.parameters):
                            place = place.parent
                        owners[name] = place.outer.get(name, place)
        return owners


class Suspending(ast.NodeTransformer):
    """Tells where a generator or coroutine leaves and comes back."""

    def visit_scope(self, node):
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = visit_scope
    visit_GeneratorExp = visit_scope

    def around(self, node):
        self.generic_visit(node)
        own = ast.Name("_dj_0", ast.Load())
        if getattr(node, "value", None) is not None:
            node.value = call("_dj_s", own, node.value)
        else:
            node.value = call("_dj_s", own, constant(None))
        return ast.copy_location(call("_dj_c", ast.Name("_dj_0", ast.Load()), node), node)

    visit_Yield = visit_YieldFrom = visit_Await = around


def rewrite(source, filename):
    """The code of a traced program, and the tables that belong on its tape."""
    tree = ast.parse(source, filename)
    rewriter = Rewriter()
    head = 0
    for node in tree.body:
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not is_text and not is_future:
            break
        head += 1
    tree.body = tree.body[:head] + rewriter.block(tree.body[head:])
    ast.fix_missing_locations(tree)
    return compile(tree, filename, "exec", dont_inherit=True), rewriter.definitions()
