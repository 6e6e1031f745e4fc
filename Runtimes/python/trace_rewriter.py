"""Rewrites a learner's Python so that it tells its steps, its calls and what they change."""

import ast
import sys

from trace_facts import Facts
from trace_statements import Statements
from trace_syntax import OWN_SCOPES, cached_names, call, constant, does, is_text, outside, own_call, read
from trace_values import ENTER, FUNCTION, SLOT, number, text


LISTING = ("locals", "vars", "dir")


class Function:
    """A function, or the program's top level, with the names that it owns."""

    def __init__(self, identity, name, first, last, parent):
        self.id, self.name, self.first, self.last = identity, name, first, last
        self.parent, self.parameters, self.outer = parent, [], {}
        # Whether more of it may run after a `return`, and whether it can wait in its middle.
        self.ends_late = self.suspends = False
        # Of a method: what it calls its object, and its class's methods, unless another class may have others.
        self.receiver, self.siblings = None, ()
        # Whether functions within it bind its names.
        self.is_shared = False


class Rewriter(Statements):
    def __init__(self, tree):
        super().__init__(Facts(tree))
        self.functions = [Function(0, "", 0, 0, None)]
        self.current = self.functions[0]
        # The functions by what their code objects say of them.
        self.places = {}

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

    def whole(self, tree):
        cached = cached_names(tree)
        Asking(cached).visit(tree)
        head = 0
        for node in tree.body:
            is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
            if not is_text(node) and not is_future:
                break
            head += 1
        tree.body = tree.body[:head] + self.block(tree.body[head:])

    def do_Return(self, node):
        value = self.visit(node.value) if node.value else constant(None)
        node.value = call("_dj_r" if self.current.ends_late else "_dj_y", own_call(), value)
        return [self.step(node), node]

    def do_FunctionDef(self, node):
        node.decorator_list, node.args = list(map(self.visit, node.decorator_list)), self.defaults(node.args)
        outer, kept = self.current, (self.is_quiet, self.has_locals, self.is_inner, self.siblings)
        self.is_quiet, self.has_locals, self.is_inner = False, True, False
        function = self.current = self.function(node, outer)
        self.siblings = None
        if function.suspends:
            node.body = [Suspending().visit(item) for item in node.body]
        head, rest = node.body[: int(is_text(node.body[0]))], node.body[int(is_text(node.body[0])):]
        heads = ast.Tuple([self.head(name) for name in function.parameters], ast.Load())
        begin = ast.Assign([ast.Name("_dj_0", ast.Store())], call(
            "_dj_n", constant(ENTER + number(function.id)), heads, *map(read, function.parameters)))
        inner = self.block(rest) or [ast.Pass()]
        failed = ast.ExceptHandler(
            read("BaseException"), "_dj_x", [does("_dj_t", own_call(), read("_dj_x")), ast.Raise()])
        left = does("_dj_q", own_call())
        if function.ends_late:
            guarded = ast.Try(inner, [failed], [], [left])
        else:
            guarded = ast.Try(inner, [failed], [left], [])
        if function.is_shared:
            shared = ast.Assign([ast.Name(f"_dj_0_{function.id}", ast.Store())], call(
                "_dj_on", constant(function.id), own_call()))
            head = [*head, begin, shared]
        else:
            head = [*head, begin]
        node.body = [*head, guarded]
        self.current = outer
        self.is_quiet, self.has_locals, self.is_inner, self.siblings = kept
        return [node]

    do_AsyncFunctionDef = do_FunctionDef

    def defaults(self, arguments):
        arguments.defaults = list(map(self.visit, arguments.defaults))
        arguments.kw_defaults = [item and self.visit(item) for item in arguments.kw_defaults]
        return arguments

    def function(self, node, outer):
        first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
        function = Function(len(self.functions), node.name, node.lineno, node.end_lineno, outer)
        self.functions.append(function)
        self.places[node.name, first] = function.id
        listed = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        if self.siblings is not None and listed:
            function.receiver, function.siblings = listed[0].arg, self.siblings
        function.parameters = [item.arg for item in [*listed, node.args.vararg, node.args.kwarg] if item]
        function.outer = self.outer_names(node, outer)
        parts = [part for item in node.body for part in outside(item)]
        function.suspends = any(isinstance(part, (ast.Yield, ast.YieldFrom, ast.Await)) for part in parts)
        function.ends_late = any(
            isinstance(part, (ast.With, ast.AsyncWith)) or getattr(part, "finalbody", None) for part in parts)
        return function

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

    def visit(self, node):
        scopes = tuple(kind for kind in OWN_SCOPES if kind not in (ast.ListComp, ast.SetComp, ast.DictComp))
        return node if isinstance(node, scopes) else super().visit(node)

    def around(self, node):
        self.generic_visit(node)
        value = node.value if getattr(node, "value", None) is not None else constant(None)
        node.value = ast.copy_location(call("_dj_s", own_call(), value), node)
        return ast.copy_location(call("_dj_c", own_call(), node), node)

    visit_Yield = visit_YieldFrom = visit_Await = around


class Asking(ast.NodeTransformer):
    """Asks functions with a cache, as the last of their arguments, and hears whether they answered from it.

    Lists of local names are told without ours.
    """

    def __init__(self, names):
        self.names = names

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Name) and function.id in self.names:
            asked = call("_dj_k", read(function.id))
        elif isinstance(function, ast.Attribute) and function.attr in self.names and isinstance(
                function.value, ast.Name):
            asked = call("_dj_j", read(function.value.id), constant(function.attr))
        elif isinstance(function, ast.Name) and function.id in LISTING and not node.args:
            return ast.copy_location(call("_dj_o", node), node)
        else:
            return node
        if node.keywords:
            node.keywords.append(ast.keyword(None, asked))
        else:
            node.args.append(ast.Starred(asked, ast.Load()))
        return ast.copy_location(call("_dj_h", node), node)


# How deep a walk may go through a source that the compiler takes.
DEEPEST = 8000


def rewrite(source, filename):
    """The code of a traced program, and the tables that belong on its tape."""
    try:
        return rewrite_flat(source, filename)
    except RecursionError:
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(max(limit, DEEPEST))
        try:
            return rewrite_flat(source, filename)
        finally:
            sys.setrecursionlimit(limit)


def rewrite_flat(source, filename):
    tree = ast.parse(source, filename)
    rewriter = Rewriter(tree)
    rewriter.whole(tree)
    ast.fix_missing_locations(tree)
    return compile(tree, filename, "exec", dont_inherit=True), rewriter
