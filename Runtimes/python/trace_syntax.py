"""Questions about a syntax tree, and small pieces of new ones."""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
OWN_SCOPES = (ast.Lambda, *COMPREHENSIONS, *FUNCTIONS, ast.ClassDef)
JUMPS = (ast.Return, ast.Raise, ast.Break, ast.Continue)


def call(name, *arguments):
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def does(name, *arguments):
    return ast.Expr(call(name, *arguments))


def constant(value):
    return ast.Constant(value)


def read(name):
    return ast.Name(name, ast.Load())


def own_call():
    """The number of the call that runs."""
    return read("_dj_0")


def is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def outside(node):
    """All nodes below one, but for what runs in scopes of its own."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        yield part
        if not isinstance(part, OWN_SCOPES):
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


def is_cache(node):
    """`lru_cache`, `cache`, `functools.cache` and calls of them."""
    while isinstance(node, ast.Call):
        node = node.func
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("lru_cache", "cache")


def cached_names(tree):
    """The names under which the program may call a function with a cache."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and any(map(is_cache, node.decorator_list)):
            names.add(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and is_cache(node.value):
            for target in node.targets:
                if isinstance(target, (ast.Name, ast.Attribute)):
                    names.add(target.id if isinstance(target, ast.Name) else target.attr)
    return names
