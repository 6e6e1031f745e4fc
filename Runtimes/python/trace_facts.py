"""What the names of a program stand for, as far as its text alone can tell, and what calls may change."""

import ast
import builtins

from preload import NAMES
from trace_syntax import FUNCTIONS

READING = frozenset(
    "get keys values items index count copy find rfind split rsplit join strip lstrip rstrip startswith endswith "
    "lower upper isdigit isalpha isalnum issubset issuperset isdisjoint union intersection difference "
    "symmetric_difference replace format most_common elements total isspace islower isupper title encode decode "
    "zfill partition rpartition splitlines swapcase capitalize casefold center ljust rjust isnumeric isdecimal "
    "isidentifier removeprefix removesuffix translate bit_length bit_count write writelines flush read readline "
    "readlines group groups cache_clear cache_info".split())
# Of these the first argument says where to look.
BY_KEY = frozenset("add remove discard setdefault pop move_to_end".split())
CHANGING = BY_KEY | frozenset(
    "append appendleft extend extendleft insert popleft popitem clear sort reverse rotate update subtract "
    "intersection_update difference_update symmetric_difference_update".split())
# Of the library's containers: a name among these is not the learner's method alone.
LIBRARY = READING | CHANGING | frozenset("get_nowait put put_nowait push bisect bisect_left bisect_right irange".split())
# Which arguments a function of the library changes.
CHANGED = {
    "heapq": dict.fromkeys("heappush heappop heapify heapreplace heappushpop".split(), (0,)),
    "bisect": dict.fromkeys("insort insort_left insort_right".split(), (0,)),
    "random": {"shuffle": (0,)},
    "operator": dict.fromkeys(
        "setitem delitem iadd iand iconcat ifloordiv ilshift imatmul imod imul ior ipow irshift isub itruediv "
        "ixor".split(), (0,)),
    "builtins": dict.fromkeys("setattr delattr".split(), (0,)),
}
# Modules whose other functions change nothing that they are given.
PURE = frozenset(CHANGED) - {"builtins"} | frozenset(
    "math cmath string itertools functools collections typing copy re time datetime json statistics decimal "
    "fractions enum dataclasses abc sys os io".split())
HARMLESS = frozenset(
    "len abs range ord chr int str float bool isinstance issubclass hash id repr divmod round pow type hasattr "
    "callable bin hex oct format slice super object property staticmethod classmethod complex bytes input open "
    "getattr vars globals locals dir".split())
# They may run through an iterator that changes something.
CONSUMING = frozenset(
    "min max sum sorted list dict set tuple frozenset any all enumerate zip map filter iter reversed next print "
    "deque defaultdict Counter OrderedDict reduce".split())
# While they run they may call the learner's comparisons, keys and iterators.
HOLDING = frozenset(
    "extend extendleft update sort heappush heappop heapify heapreplace heappushpop insort insort_left "
    "insort_right".split())
COMPARING = frozenset(
    "__lt__ __le__ __gt__ __ge__ __eq__ __hash__ __iter__ __next__ __getitem__ __len__ __del__".split())
SETTING = frozenset("__setitem__ __setattr__ __set__".split())
NOTHING, EVERYTHING = (), None
# What is imported ahead of a solution (preload.py).
AHEAD = {name: module for module, names in NAMES.items() for name in names}


class Facts:
    def __init__(self, tree):
        self.bound, self.functions, self.methods, self.imported = set(), set(), set(), {}
        # Names that stand as targets; names of classes from which others are made.
        self.assigned, self.parents = set(), set()
        # Names that a call within a statement may bind again.
        self.shared = set()
        # Whether a read may make an element or a field; whether functions that change are handed about as values;
        # whether the library may call the learner's code while it changes something.
        self.grows = self.is_lazy = self.is_active = self.calls_back = self.suppresses = self.sees_fields = False
        # Whether setting an element or an attribute may run the learner's code.
        self.sets = False
        called, self.inner = set(), set()
        for node in ast.walk(tree):
            self.take(node, called)
        for node in ast.walk(tree):
            self.is_active |= self.is_handed_about(node, called)

    def take(self, node, called):
        if isinstance(node, FUNCTIONS):
            if id(node) not in self.inner:
                self.functions.add(node.name)
            self.calls_back |= node.name in COMPARING
            self.sets |= node.name in SETTING or any(
                isinstance(item, ast.Attribute) and item.attr == "setter" for item in node.decorator_list)
            self.suppresses |= node.name in ("__exit__", "__aexit__")
        elif isinstance(node, ast.ClassDef):
            if id(node) not in self.inner:
                self.functions.add(node.name)
            self.parents.update(item.id for item in node.bases if isinstance(item, ast.Name))
            own = [item for item in node.body if isinstance(item, FUNCTIONS + (ast.ClassDef,))]
            self.inner.update(map(id, own))
            self.methods.update(item.name for item in own)
        elif isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Load):
                self.bound.add(node.id)
                self.assigned.add(node.id)
            self.hear(node.id)
        elif isinstance(node, ast.arg):
            self.bound.add(node.arg)
        elif isinstance(node, ast.Attribute):
            self.hear(node.attr)
        elif isinstance(node, ast.Import):
            self.imported.update((item.asname or item.name.split(".")[0], (item.name, None)) for item in node.names)
        elif isinstance(node, ast.ImportFrom):
            for item in node.names:
                self.imported[item.asname or item.name] = (node.module, item.name)
                self.hear(item.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            self.shared.update(node.names)
        elif isinstance(node, ast.NamedExpr):
            self.shared.add(node.target.id)
        elif isinstance(node, (ast.Yield, ast.YieldFrom)):
            self.calls_back = True
        elif isinstance(node, ast.keyword):
            self.calls_back |= node.arg == "key"
        elif isinstance(node, ast.Call):
            called.add(id(node.func))
        else:
            name = getattr(node, "name", None) or getattr(node, "rest", None)
            if type(name) is str and not isinstance(node, ast.alias):
                self.bound.add(name)

    def hear(self, name):
        self.grows |= name in ("defaultdict", "DefaultDict")
        self.is_lazy |= name == "cached_property"
        self.suppresses |= name in ("suppress", "ExitStack")
        self.calls_back |= name == "cmp_to_key"
        self.sees_fields |= name in ("vars", "__dict__")

    def is_handed_about(self, node, called):
        """Whether a function that changes things stands where it is not called."""
        if isinstance(node, ast.Attribute) and id(node) not in called:
            return isinstance(node.ctx, ast.Load) and (
                node.attr in CHANGING or any(node.attr in names for names in CHANGED.values())
                or node.attr in ("__setitem__", "__delitem__", "__iadd__", "__ior__", "__setattr__"))
        if isinstance(node, ast.Name):
            module, name = self.origin(node.id)
            if id(node) not in called:
                return name in CHANGED.get(module, ()) or name == "getattr" and module == "builtins"
            return name == "methodcaller"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            name = node.args[1] if len(node.args) > 1 else None
            return not isinstance(name, ast.Constant) or name.value in CHANGING
        return False

    def origin(self, name):
        """The module that a name comes from and what it is called there; None for the learner's own."""
        if name in self.bound or name in self.functions:
            return None, name
        module, own = self.imported.get(name, ("builtins", name))
        if own is None:
            return None, name
        if module == "builtins" and not hasattr(builtins, name):
            module = AHEAD.get(name, module)
        return module, own

    def is_module(self, name):
        if name in self.bound or name in self.functions:
            return False
        return name not in self.imported and name in PURE or self.imported.get(name, ("", ""))[1] is None

    def changed_by(self, function):
        """Which arguments a call of this function may change, and whether it is the learner's own."""
        if isinstance(function, ast.Attribute):
            if isinstance(function.value, ast.Name) and self.is_module(function.value.id):
                return self.changed_by_library(
                    self.imported.get(function.value.id, (function.value.id,))[0], function.attr)
            return EVERYTHING
        if not isinstance(function, ast.Name):
            return EVERYTHING
        name = function.id
        if name in self.functions:
            return EVERYTHING if name in self.bound or name in self.imported else NOTHING
        if name in self.bound:
            return EVERYTHING
        return self.changed_by_library(*self.origin(name))

    def changed_by_library(self, module, name):
        if name in CHANGED.get(module, ()):
            return CHANGED[module][name]
        if module in PURE and not (self.is_active and name in CONSUMING):
            return NOTHING
        if module == "builtins" and (name in HARMLESS or name in CONSUMING and not self.is_active):
            return NOTHING
        if module == "builtins" and name in CONSUMING | frozenset(["compile", "__import__"]):
            return EVERYTHING if self.is_active else NOTHING
        return EVERYTHING
