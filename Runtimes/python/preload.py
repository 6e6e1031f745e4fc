"""Imports what LeetCode has imported already, but only what the learner's code names.

Where a module and one of its functions share a name (`bisect`, `copy`), the module has it.
"""

import sys

MODULES = (
    "array bisect cmath collections copy datetime dataclasses decimal enum fractions functools "
    "heapq itertools json math operator queue random re statistics string sys time typing"
).split()

# The names that LeetCode takes out of their modules, by module; the first that has one counts.
NAMES = {
    "typing": (
        "Any Callable ClassVar DefaultDict Deque Dict FrozenSet Generator Generic Hashable "
        "Iterable Iterator List Literal Mapping NamedTuple NewType NoReturn Optional OrderedDict "
        "Protocol Sequence Set SupportsInt Tuple Type TypeVar Union cast overload"),
    "collections": "ChainMap Counter OrderedDict UserDict UserList defaultdict deque namedtuple",
    "heapq": "heapify heappop heappush heappushpop heapreplace merge nlargest nsmallest",
    "bisect": "bisect_left bisect_right insort insort_left insort_right",
    "functools": (
        "cache cached_property cmp_to_key lru_cache partial reduce singledispatch total_ordering "
        "wraps"),
    "itertools": (
        "accumulate chain combinations combinations_with_replacement compress count cycle "
        "dropwhile filterfalse groupby islice pairwise permutations product repeat starmap "
        "takewhile tee zip_longest"),
    "math": (
        "acos asin atan atan2 ceil comb cos degrees dist e exp fabs factorial floor fmod fsum "
        "gcd hypot inf isclose isfinite isinf isnan isqrt lcm log log10 log2 nan perm pi prod "
        "radians sin sqrt tan tau trunc"),
    "operator": (
        "add and_ attrgetter floordiv iand ior itemgetter ixor methodcaller mul neg or_ sub "
        "truediv xor"),
    "random": "choice choices randint randrange sample shuffle uniform",
    "string": "ascii_letters ascii_lowercase ascii_uppercase digits punctuation",
    "copy": "deepcopy",
    "dataclasses": "dataclass field",
    "enum": "Enum IntEnum",
    "fractions": "Fraction",
    "decimal": "Decimal",
    "datetime": "date timedelta",
    "queue": "PriorityQueue Queue",
}

NAMES = {module: listed.split() for module, listed in NAMES.items()}

# Code that looks names up by itself may ask for any.
DYNAMIC = {"eval", "exec", "globals", "vars", "getattr", "__import__"}


def names_in(code):
    """Every name that a code object mentions, at any depth."""
    found, waiting = set(), [code]
    while waiting:
        current = waiting.pop()
        found.update(current.co_names)
        for constant in current.co_consts:
            if hasattr(constant, "co_names"):
                waiting.append(constant)
            elif isinstance(constant, str) and len(constant) < 200:
                # Annotations may be text.
                found.update(constant.replace("[", " ").replace("]", " ").split())
    return found


def preload(code, names):
    wanted = names_in(code)
    takes_all = bool(wanted & DYNAMIC)
    for module, listed in NAMES.items():
        if takes_all or wanted.intersection(listed):
            loaded = __import__(module)
            for name in listed:
                if name not in names and hasattr(loaded, name):
                    names[name] = getattr(loaded, name)
    for module in MODULES:
        if (takes_all or module in wanted) and module not in names:
            __import__(module)
            names[module] = sys.modules[module]
