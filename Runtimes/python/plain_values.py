"""Values that JSON can hold, written without a type: what goes from one half of a round trip to the other."""

from channel import quote
from codecs_of_nodes import decimal, real

WORDS = {None: "null", True: "true", False: "false"}


def plain_text(value):
    """What holds lists, dictionaries, numbers and texts alone, as JSON; None for anything else."""
    kind = type(value)
    if kind is str:
        return quote(value)
    if value is None or kind is bool:
        return WORDS[value]
    if kind is int:
        return decimal(value)
    if kind is float:
        return real(value)
    if kind in (list, tuple):
        return joined("[", [plain_text(item) for item in value], "]")
    if kind is dict and all(type(key) is str for key in value):
        items = [plain_text(item) for item in value.values()]
        if None not in items:
            return joined("{", [f"{quote(key)}:{item}" for key, item in zip(value, items)], "}")
    return None


def joined(opening, items, closing):
    return None if None in items else opening + ",".join(items) + closing
