"""What to add to the interpreter's words: what was Python 2's, and what is newer than this interpreter."""

import keyword
import re
import sys

# What Python 2 had, and what does it now.
OLD = {
    "xrange": "range", "unicode": "str", "basestring": "str", "long": "int", "unichr": "chr",
    "izip": "zip", "imap": "map", "ifilter": "filter", "raw_input": "the method's parameters",
    "cmp": "(a > b) - (a < b)", "izip_longest": "zip_longest", "maxint": "maxsize",
}
OLD_MEMBERS = {
    "has_key": "key in …", "iteritems": "items()", "itervalues": "values()", "iterkeys": "keys()",
}
OLD_PLACES = {
    "sys.maxint": "sys.maxsize", "string.letters": "string.ascii_letters",
    "string.lowercase": "string.ascii_lowercase", "string.uppercase": "string.ascii_uppercase",
    "string.maketrans": "str.maketrans", "itertools.izip": "zip", "itertools.imap": "map",
    "itertools.ifilter": "filter", "itertools.izip_longest": "itertools.zip_longest",
    "fractions.gcd": "math.gcd", "collections.Iterable": "collections.abc.Iterable",
    "collections.Mapping": "collections.abc.Mapping", "collections.Callable": "callable(…)",
}
# What versions after 3.9 brought, by the second number of the version.
NEWER = {
    10: "itertools.pairwise int.bit_count statistics.correlation statistics.covariance "
        "statistics.linear_regression typing.ParamSpec typing.TypeAlias typing.TypeGuard",
    11: "math.cbrt math.exp2 operator.call enum.StrEnum typing.Self typing.Never typing.LiteralString "
        "typing.assert_never typing.assert_type typing.reveal_type typing.Required typing.NotRequired",
    12: "itertools.batched math.sumprod typing.override typing.TypeAliasType random.binomialvariate",
    13: "copy.replace math.fma statistics.kde statistics.kde_random typing.ReadOnly typing.TypeIs "
        "warnings.deprecated re.PatternError queue.ShutDown",
    14: "heapq.heapify_max heapq.heappush_max heapq.heappop_max heapq.heapreplace_max "
        "heapq.heappushpop_max functools.Placeholder operator.is_none operator.is_not_none",
}
SINCE = {place: version for version, listed in NEWER.items() for place in listed.split()}

# Lines that only later versions read.
NEWER_LINES = [
    (10, "match", re.compile(r"^\s*match\s.+:\s*$")),
    (12, "a type parameter in brackets", re.compile(r"^\s*(?:(?:async\s+)?def|class)\s+\w+\s*\[")),
    (12, "a type statement", re.compile(r"^\s*type\s+\w+\s*(?:\[.*\])?\s*=")),
    (12, "an f-string with its own quotes inside {…}", re.compile(
        r"""\b[rR]?[fF][rR]?(["'])(?:(?!\1).)*\{[^{}"']*\1[^{}]*\}""")),
    (12, "an f-string with a backslash inside {…}", re.compile(
        r"""\b[fF](["'])(?:(?!\1).)*\{[^{}]*\\[^{}]*\}""")),
    (14, "a t-string", re.compile(r"""\b[tT]["']""")),
]
NO_LIST = re.compile(
    r"'?(?:\b(?:map|filter|zip|range|dict_keys|dict_values|dict_items)')"
    r" (?:object (?:is not subscriptable|has no attribute '(?:sort|append|pop|extend|insert|reverse)'"
    r"|does not support item)|has no len)")
FRACTION = re.compile(
    r"indices must be integers or slices, not float|'float' object cannot be interpreted as an integer"
    r"|'float' and 'range'")
TOO_MANY = re.compile(
    r"^(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given")
VERSION = "%d.%d.%d" % sys.version_info[:3]


def needs(version, what):
    return f"; {what} needs Python 3.{version}, and this is Python {VERSION}"


def is_lacking(version):
    return sys.version_info[:2] < (3, version)


def hint_of_place(place):
    """A name by its module or type that is gone, or that has yet to come."""
    if place in OLD_PLACES:
        return f"; that is old Python, use {OLD_PLACES[place]}"
    since = SINCE.get(place)
    return needs(since, place) if since and is_lacking(since) else ""


def hint_of_name(name):
    if name in OLD:
        return f"; that is Python 2, use {OLD[name]}"
    known = [place for place in SINCE if place.endswith(f".{name}")]
    return hint_of_place(known[0]) if known else ""


def hint_of_attribute(error, text):
    name, owner = getattr(error, "name", None), getattr(error, "obj", None)
    if type(owner) is type(sys):
        return hint_of_place(f"{owner.__name__}.{name}")
    if isinstance(owner, dict) and name in OLD_MEMBERS:
        return f"; that is Python 2, use {OLD_MEMBERS[name]}"
    return hint_of_place(f"{type(owner).__name__}.{name}") or hint_of_type(text)


def hint_of_type(text):
    if NO_LIST.search(text):
        return "; in Python 3 that is no list: wrap it in list(…)"
    if FRACTION.search(text):
        return "; use // to divide whole numbers"
    if "unexpected keyword argument 'cmp'" in text or "'cmp' is an invalid keyword" in text:
        return "; that is Python 2, use key=cmp_to_key(…)"
    return hint_of_receiver(text)


def hint_of_receiver(text):
    """A method of the learner's that got one argument too many, as it has no `self`."""
    found = TOO_MANY.match(text)
    if not found or int(found[4]) != int(found[3]) + 1:
        return ""
    module = sys.modules.get("solution")
    owner = vars(module).get(found[1]) if module else None
    method = vars(owner).get(found[2]) if isinstance(owner, type) else None
    code = getattr(method, "__code__", None)
    if code is None or code.co_varnames[:1] in (("self",), ("cls",)):
        return ""
    return f"; {found[2]} needs self as its first parameter"


def advice(error, text):
    """An error's words and what to add to them, if anything."""
    # Where a module lies is no learner's concern.
    text = re.sub(r" \((?:/\S+|unknown location)\)$", "", text)
    if isinstance(error, NameError):
        return text + hint_of_name(getattr(error, "name", None))
    if isinstance(error, AttributeError):
        return text + hint_of_attribute(error, text)
    if isinstance(error, TypeError):
        return text + hint_of_type(text)
    found = re.match(r"cannot import name '(\w+)'", text)
    return text + (hint_of_place(f"{error.name}.{found[1]}") if found else "")


def hint_of_line(line, said):
    """What to add where the parser gave up on a line."""
    if line.startswith("```"):
        return "; that is Markdown: take out the lines with ```"
    for version, what, pattern in NEWER_LINES:
        if is_lacking(version) and pattern.search(line):
            return needs(version, what)
    words = re.match(r"([A-Za-z]+):?(?: [\w(),.:^*+-]+){2,}\s*$", line)
    if said == "invalid syntax" and words and words[1] not in keyword.kwlist + keyword.softkwlist:
        return "; if this isn't code, make it a comment with #"
    return ""
