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


def path(node):
    """A root name, and how to read the node again from it without effects; None where that cannot be."""
    if isinstance(node, ast.Name):
        return node.id, read(node.id)
    if isinstance(node, ast.Attribute):
        base = path(node.value)
        return base and (base[0], call("_dj_f", base[1], constant(node.attr)))
    if isinstance(node, ast.Subscript) and is_plain(node.slice):
        base = path(node.value)
        return base and (base[0], call("_dj_i", base[1], copied(node.slice)))
    return None


def read_again(node):
    """An expression for the same value, without effects; None where there is none."""
    if is_plain(node):
        return copied(node)
    found = path(node)
    return found and found[1]


def is_plain(node):
    """Names, literals and arithmetic on them: reading them again changes nothing."""
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


def names_within(node):
    """The names that a lambda or comprehension has of its own."""
    if isinstance(node, ast.Lambda):
        found = node.args
        listed = found.posonlyargs + found.args + found.kwonlyargs + [found.vararg, found.kwarg]
        return {item.arg for item in listed if item}
    return {name for part in node.generators for name in bound_names(part.target)}


def calls_within(node, hidden=frozenset()):
    """All calls below a node, those in lambdas and comprehensions too, each with the names that mean others there."""
    waiting = [(node, hidden)]
    while waiting:
        part, hidden = waiting.pop()
        if isinstance(part, ast.Call):
            yield part, hidden
        if isinstance(part, FUNCTIONS + (ast.ClassDef,)):
            continue
        if isinstance(part, (ast.Lambda, *COMPREHENSIONS)):
            hidden = hidden | names_within(part)
        waiting.extend((child, hidden) for child in ast.iter_child_nodes(part))


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
