"""Gives the learner's code what LeetCode imports ahead of it, but only what the code names.

LeetCode imports every name of these modules one after the other, so that of two modules the later one has a
name; then the modules by their own names, so that `bisect`, `copy` and `datetime` are modules; then typing.
Builtins are never replaced. What the learner defines comes later and so counts.
"""

import os
import sys

LIBRARIES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "libraries")

MODULES = (
    "array bisect cmath collections copy datetime dataclasses decimal enum fractions functools "
    "heapq io itertools json math operator queue random re sortedcontainers statistics string sys typing"
).split()

# Every public name by the module that has it on LeetCode, of Python 3.9 to 3.13; then some more of our own.
NAMES = {
    "string": (
        "Formatter Template ascii_letters ascii_lowercase ascii_uppercase capwords digits hexdigits "
        "octdigits printable punctuation whitespace"),
    "re": (
        "A ASCII DOTALL I IGNORECASE L LOCALE M MULTILINE Match NOFLAG Pattern PatternError RegexFlag S U "
        "UNICODE VERBOSE X error escape findall finditer fullmatch match purge search split subn template"),
    "datetime": "MAXYEAR MINYEAR UTC date time timedelta timezone tzinfo",
    "collections": (
        "ChainMap Counter OrderedDict UserDict UserList UserString defaultdict deque namedtuple"),
    "heapq": "heapify heappop heappush heappushpop heapreplace merge nlargest nsmallest",
    "bisect": "bisect_left bisect_right insort insort_left insort_right",
    "copy": "Error deepcopy replace",
    "math": (
        "acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist e erf erfc "
        "exp exp2 expm1 fabs factorial floor fma fmod frexp fsum gamma gcd hypot inf isclose isfinite "
        "isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nan nextafter perm pi prod radians "
        "remainder sin sinh sqrt sumprod tan tanh tau trunc ulp"),
    "random": (
        "Random SystemRandom betavariate binomialvariate choice choices expovariate gammavariate gauss "
        "getrandbits getstate lognormvariate normalvariate paretovariate randbytes randint randrange "
        "sample seed setstate shuffle triangular uniform vonmisesvariate weibullvariate"),
    "statistics": (
        "NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde "
        "kde_random linear_regression mean median median_grouped median_high median_low mode multimode "
        "pstdev pvariance quantiles stdev variance"),
    "itertools": (
        "accumulate batched chain combinations combinations_with_replacement compress count cycle "
        "dropwhile filterfalse groupby islice pairwise permutations product repeat starmap takewhile tee "
        "zip_longest"),
    "functools": (
        "WRAPPER_ASSIGNMENTS WRAPPER_UPDATES cache cached_property cmp_to_key lru_cache partial "
        "partialmethod reduce singledispatch singledispatchmethod total_ordering update_wrapper wraps"),
    "operator": (
        "add and_ attrgetter call concat contains countOf delitem eq floordiv ge getitem gt iadd iand "
        "iconcat ifloordiv ilshift imatmul imod imul index indexOf inv invert ior ipow irshift is_ is_not "
        "isub itemgetter itruediv ixor le length_hint lshift lt matmul methodcaller mod mul ne neg not_ "
        "or_ pos rshift setitem sub truediv truth xor"),
    "io": (
        "BufferedIOBase BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO "
        "DEFAULT_BUFFER_SIZE FileIO IOBase IncrementalNewlineDecoder RawIOBase SEEK_CUR SEEK_END SEEK_SET "
        "StringIO TextIOBase TextIOWrapper UnsupportedOperation open_code text_encoding"),
    "sys": (
        "abiflags activate_stack_trampoline addaudithook api_version argv audit base_exec_prefix "
        "base_prefix breakpointhook builtin_module_names byteorder call_tracing copyright "
        "deactivate_stack_trampoline displayhook dont_write_bytecode exc_info excepthook exception "
        "exec_prefix executable exit flags float_info float_repr_style get_asyncgen_hooks "
        "get_coroutine_origin_tracking_depth get_int_max_str_digits getallocatedblocks getdefaultencoding "
        "getdlopenflags getfilesystemencodeerrors getfilesystemencoding getprofile getrecursionlimit "
        "getrefcount getsizeof getswitchinterval gettrace getunicodeinternedsize hash_info hexversion "
        "implementation int_info intern is_finalizing is_stack_trampoline_active maxsize maxunicode "
        "meta_path modules monitoring orig_argv path path_hooks path_importer_cache platform platlibdir "
        "prefix pycache_prefix set_asyncgen_hooks set_coroutine_origin_tracking_depth "
        "set_int_max_str_digits setdlopenflags setprofile setrecursionlimit setswitchinterval settrace "
        "stderr stdin stdlib_module_names stdout thread_info unraisablehook version version_info "
        "warnoptions"),
    "json": "JSONDecodeError JSONDecoder JSONEncoder dump dumps load loads",
    "typing": (
        "AbstractSet Annotated Any AnyStr AsyncContextManager AsyncGenerator AsyncIterable AsyncIterator "
        "Awaitable BinaryIO ByteString Callable ClassVar Collection Concatenate Container ContextManager "
        "Coroutine DefaultDict Deque Dict Final ForwardRef FrozenSet Generator Generic Hashable IO "
        "ItemsView Iterable Iterator KeysView List Literal LiteralString Mapping MappingView "
        "MutableMapping MutableSequence MutableSet NamedTuple Never NewType NoDefault NoReturn "
        "NotRequired Optional ParamSpec ParamSpecArgs ParamSpecKwargs Protocol ReadOnly Required "
        "Reversible Self Sequence Set Sized SupportsAbs SupportsBytes SupportsComplex SupportsFloat "
        "SupportsIndex SupportsInt SupportsRound TYPE_CHECKING Text TextIO Tuple Type TypeAlias "
        "TypeAliasType TypeGuard TypeIs TypeVar TypeVarTuple TypedDict Union Unpack ValuesView "
        "assert_never assert_type cast clear_overloads dataclass_transform final get_args get_origin "
        "get_overloads get_protocol_members get_type_hints is_protocol is_typeddict no_type_check "
        "no_type_check_decorator overload override reveal_type runtime_checkable"),
    "dataclasses": "dataclass field",
    "enum": "Enum IntEnum",
    "fractions": "Fraction",
    "decimal": "Decimal",
    "queue": "LifoQueue PriorityQueue Queue",
    "sortedcontainers": "SortedDict SortedKeyList SortedList SortedSet",
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


def load(module):
    """The module, or None where a library was not fetched."""
    try:
        __import__(module)
    except ImportError:
        return None
    return sys.modules[module]


def preload(code, names):
    wanted = names_in(code)
    takes_all = bool(wanted & DYNAMIC)
    for module, listed in NAMES.items():
        chosen = listed if takes_all else wanted.intersection(listed)
        loaded = load(module) if chosen else None
        for name in chosen:
            if name not in names and hasattr(loaded, name):
                names[name] = getattr(loaded, name)
    for module in MODULES:
        if takes_all or module in wanted:
            loaded = load(module)
            if loaded and module not in names:
                names[module] = loaded
