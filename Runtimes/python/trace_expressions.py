"""Rewrites expressions so that each object that one may change is noted when it is reached, and looked at once it is
changed: before anything else of the learner's can run."""

import ast
import copy

from trace_facts import BY_KEY, CHANGING, EVERYTHING, HOLDING, LIBRARY, READING
from trace_syntax import call, constant, read

# Values that nothing can change.
FIXED = (ast.Constant, ast.Lambda, ast.JoinedStr, ast.Compare, ast.GeneratorExp)
PLACES = (ast.Attribute, ast.Subscript)


class Expressions(ast.NodeTransformer):
    """Objects are noted in local names of ours, in slots of the list `_dj_T` where there can be none."""

    def __init__(self, facts):
        self.facts = facts
        # In comprehensions' iterables, classes and at the top level an expression can bind no name that nobody sees.
        self.has_locals, self.is_inner, self.is_iterable = False, False, False
        self.temporaries = self.kept = 0
        # What a line that failed may have changed all the same, as names and numbers of slots.
        self.risky = {}

    # -- Noting --------------------------------------------------------------------------------

    def is_settled(self, node):
        """Whether a name means the same all through its statement."""
        return isinstance(node, ast.Name) and node.id not in self.facts.shared

    def keep(self, node):
        """An expression that notes its value, and what reads it again."""
        if isinstance(node, ast.Constant) or self.is_settled(node):
            return node, node if isinstance(node, ast.Constant) else read(node.id)
        if not self.has_locals:
            self.kept += 1
            noted = call("_dj_g", constant(self.kept), node)
            return ast.copy_location(noted, node), slot(self.kept)
        self.temporaries += 1
        name = f"_dj_t{self.temporaries}"
        noted = ast.NamedExpr(ast.Name(name, ast.Store()), node)
        return ast.copy_location(noted, node), read(name)

    def keep_for_long(self, node):
        """As `keep`, where other statements run before it is read."""
        if not self.has_locals:
            return self.keep(node)
        self.kept += 1
        name = f"_dj_k{self.kept}"
        return ast.copy_location(ast.NamedExpr(ast.Name(name, ast.Store()), node), node), read(name)

    def temporary(self):
        """Where a statement puts a value, and what reads it."""
        if not self.has_locals:
            self.kept += 1
            return slot(self.kept, ast.Store()), slot(self.kept)
        self.temporaries += 1
        name = f"_dj_t{self.temporaries}"
        return ast.Name(name, ast.Store()), read(name)

    def note(self, node, readers):
        for reader in readers:
            key = reader.id if isinstance(reader, ast.Name) else (
                reader.slice.value if isinstance(reader, ast.Subscript) else None)
            if key is not None:
                for line in range(node.lineno, node.end_lineno + 1):
                    self.risky.setdefault(line, set()).add(key)

    # -- Calls ---------------------------------------------------------------------------------

    def called(self, node):
        """The call with what it reaches noted, and what is to be told behind it: a hook and its arguments."""
        function = node.func
        if isinstance(function, ast.Name) and function.id.startswith("_dj_"):
            return self.parts(node), None, ()
        changed = self.facts.changed_by(function)
        if changed == EVERYTHING and isinstance(function, ast.Attribute):
            return self.method(node, function)
        self.parts(node)
        if changed == EVERYTHING:
            return self.unknown(node)
        if any(isinstance(item, ast.Starred) for item in node.args):
            changed = range(len(node.args)) if changed else changed
        readers = [self.argument(node.args, place) for place in changed if place < len(node.args)]
        if not readers:
            return node, None, ()
        self.note(node, readers)
        name = function.id if isinstance(function, ast.Name) else function.attr
        if self.facts.calls_back and name in HOLDING:
            return self.held(node, node.args), "l", readers
        return node, "l", readers

    def parts(self, node):
        """A call's own expressions; the method that it names is no field that is read."""
        if isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
        else:
            node.func = self.visit(node.func)
        node.args = list(map(self.visit, node.args))
        node.keywords = list(map(self.visit, node.keywords))
        return node

    def unknown(self, node):
        node.func, reader = self.keep(node.func)
        readers = [reader, *self.arguments(node)]
        self.note(node, readers)
        return node, "mf", readers

    def method(self, node, function):
        name, facts = function.attr, self.facts
        is_own = name in facts.methods and name not in LIBRARY and not name.startswith("__") or self.is_of_self(function)
        if (is_own or name in READING) and not facts.is_active or isinstance(function.value, ast.Constant):
            return self.parts(node), None, ()
        self.parts(node)
        takes_all = facts.is_active or name not in CHANGING or self.may_be_class(function.value)
        function.value, reader = self.keep(function.value)
        if takes_all:
            arguments = self.arguments(node)
        else:
            is_keyed = name in BY_KEY and node.args and not isinstance(node.args[0], ast.Starred)
            arguments = [self.argument(node.args, 0)] if is_keyed else []
        self.note(node, [reader])
        told = [constant(name), reader, *arguments]
        if facts.calls_back and name in HOLDING:
            function.value = ast.copy_location(call("_dj_ho", function.value), function.value)
            return ast.copy_location(call("_dj_un", node), node), "m", told
        return node, "m", told

    def is_of_self(self, function):
        """`self.name(…)` where the class itself has the method."""
        item = function.value
        return isinstance(item, ast.Name) and item.id == self.current.receiver and (
            item.id not in self.facts.assigned and function.attr in self.current.siblings)

    def may_be_class(self, node):
        """`list.append(a, x)`."""
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and node.id not in self.facts.bound

    def held(self, node, arguments):
        """Looked at as well whenever the learner's code runs in the midst of the call."""
        arguments[0] = ast.copy_location(call("_dj_ho", arguments[0]), arguments[0])
        return ast.copy_location(call("_dj_un", node), node)

    def arguments(self, node):
        found = [self.argument(node.args, place) for place in range(len(node.args))]
        for item in node.keywords:
            if not isinstance(item.value, FIXED) and not is_hook(item.value):
                item.value, reader = self.keep(item.value)
                found.append(reader)
        return [reader for reader in found if reader is not None]

    def argument(self, arguments, place):
        item = arguments[place]
        if isinstance(item, ast.Starred):
            if is_hook(item.value):
                return None
            item.value, reader = self.keep(item.value)
            return reader
        if isinstance(item, FIXED[1:]):
            return constant(None)
        arguments[place], reader = self.keep(item)
        return reader

    def visit_Call(self, node):
        node, hook, told = self.called(node)
        return wrapped(hook, node, told) if hook else node

    # -- What reading changes ------------------------------------------------------------------

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if not self.facts.grows or not isinstance(node.ctx, ast.Load) or is_sliced(node):
            return node
        node.value, reader = self.keep(node.value)
        node.slice, index = self.keep(node.slice)
        return ast.copy_location(call("_dj_d", node, reader, index), node)

    def visit_Attribute(self, node):
        self.generic_visit(node)
        if not self.facts.is_lazy or not isinstance(node.ctx, ast.Load):
            return node
        node.value, reader = self.keep(node.value)
        return ast.copy_location(call("_dj_dc", node, reader, constant(node.attr)), node)

    def visit_Compare(self, node):
        self.generic_visit(node)
        if not self.facts.is_active or not any(isinstance(item, (ast.In, ast.NotIn)) for item in node.ops):
            return node
        readers = []
        for place, item in enumerate(node.comparators):
            node.comparators[place], reader = self.keep(item)
            readers.append(reader)
        return wrapped("l", node, readers)

    def visit_display(self, node):
        self.generic_visit(node)
        readers = []
        if self.facts.is_active and isinstance(getattr(node, "ctx", None) or ast.Load(), ast.Load):
            for item in node.elts:
                if isinstance(item, ast.Starred):
                    item.value, reader = self.keep(item.value)
                    readers.append(reader)
        return wrapped("l", node, readers) if readers else node

    visit_List = visit_Tuple = visit_Set = visit_display

    # -- Scopes --------------------------------------------------------------------------------

    def visit_Lambda(self, node):
        node.args = self.defaults(node.args)
        kept = self.has_locals, self.is_inner
        self.has_locals, self.is_inner = not self.is_iterable, True
        node.body = self.visit(node.body)
        self.has_locals, self.is_inner = kept
        return node

    def visit_comprehension_of(self, node):
        kept = self.has_locals, self.is_iterable
        for part in node.generators:
            self.has_locals, self.is_iterable, looks = False, True, []
            part.iter = self.visit(part.iter)
            part.target = self.target(part.target, looks)
            self.has_locals, self.is_iterable = kept
            part.ifs = list(map(self.visit, part.ifs))
            if looks:
                part.ifs.insert(0, ast.copy_location(call("_dj_tr", *[item.value for item in looks]), part.target))
        for name in ("elt", "key", "value"):
            if hasattr(node, name):
                setattr(node, name, self.visit(getattr(node, name)))
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_comprehension_of

    def visit_NamedExpr(self, node):
        node.value = self.visit(node.value)
        if not self.is_inner:
            node.value = ast.copy_location(self.bind(node.target.id, node.value).value, node.value)
        return node

    # -- Targets -------------------------------------------------------------------------------

    def target(self, node, looks):
        """A target with its places noted; what looks at them goes to `looks`, and names that are bound into it too."""
        if isinstance(node, ast.Starred):
            node.value = self.target(node.value, looks)
        elif isinstance(node, (ast.Tuple, ast.List)):
            node.elts = [self.target(item, looks) for item in node.elts]
        elif isinstance(node, PLACES):
            looks += self.looks(self.place(node))
        return node

    def looks(self, look):
        """A look at a place as a statement; at all of its object where what holds the fields may be known as well."""
        if self.facts.sees_fields:
            return [ast.Expr(look), ast.Expr(call("_dj_l", copy.copy(look.args[0])))]
        return [ast.Expr(look)]

    def place(self, node):
        """Notes the object of a place; gives the look at it."""
        node.value, reader = self.keep(self.visit(node.value))
        if isinstance(node, ast.Attribute):
            return call("_dj_a", reader, constant(self.mangled(node.attr)))
        if is_sliced(node):
            node.slice = self.visit(node.slice)
            return call("_dj_l", reader)
        node.slice, index = self.keep(self.visit(node.slice))
        return call("_dj_e", reader, index)

    def mangled(self, name):
        """A private name as the class has it."""
        owner = (self.owner or "").lstrip("_")
        is_private = name.startswith("__") and not name.endswith("__") and "." not in name
        return f"_{owner}{name}" if is_private and owner else name


def is_sliced(node):
    """`a[1:2]`, `a[1:2, 3]`."""
    return isinstance(node.slice, ast.Slice) or isinstance(node.slice, ast.Tuple) and any(
        isinstance(item, ast.Slice) for item in node.slice.elts)


def slot(number, context=None):
    return ast.Subscript(read("_dj_T"), constant(number), context or ast.Load())


def is_hook(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("_dj_")


def wrapped(hook, node, told):
    """The expression with its hook around it."""
    name = {"m": "_dj_p", "mf": "_dj_pf", "l": "_dj_pl"}[hook]
    return ast.copy_location(call(name, node, *told), node)

