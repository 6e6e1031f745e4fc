"""How values and events are spelled on a tape (Documentation/TraceFormat.md)."""

MOST_BYTES_OF_TEXT = 1000
MOST_INTEGERS_KEPT = 1 << 18

NOTHING, FALSE, TRUE, UNSET = b"\x01", b"\x02", b"\x03", b"\x13"
(STEP, BIND, UNBIND, NEW, FIELD, OELEM, OKEY, OKEYDEL, OSPLICE, ENTER, EXIT, RETURN, THROW, CATCH, OUT, ERR, GAP,
 TYPE, SLOT, FUNCTION, NOTE, SUSPEND, RESUME, MEMO, COUNT, SKELETON, LINE,
 FINISH) = (
    bytes([number]) for number in (
        1, 2, 3, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 35, 42, 255))


def number(value):
    """A varint."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def text(value):
    data = value.encode("utf-8", "replace")
    return number(len(data)) + data


def zigzag(value):
    folded = value << 1 if value >= 0 else ~value << 1 | 1
    if folded < 1 << 7:
        return bytes((folded,))
    if folded < 1 << 14:
        return bytes((folded & 127 | 128, folded >> 7))
    if folded < 1 << 21:
        return bytes((folded & 127 | 128, folded >> 7 & 127 | 128, folded >> 14))
    return number(folded)


class Zigzags(dict):
    """Signed varints, the first of them made once."""

    def __missing__(self, value):
        made = zigzag(value)
        if len(self) < MOST_INTEGERS_KEPT:
            self[value] = made
        return made


class Integers(dict):
    """The values of integers, the first of them made once."""

    # Beginnings and ends of those of three bytes.
    heads, tails = [], [bytes((high,)) for high in range(128)]

    def __missing__(self, value):
        folded = value << 1 if value >= 0 else ~value << 1 | 1
        if folded < 1 << 14:
            made = b"\x04" + zigzag(value)
        elif folded < 1 << 21:
            heads = self.heads or self.prepare()
            made = heads[folded & 16383] + self.tails[folded >> 14]
        elif folded < 1 << 64:
            made = b"\x04" + number(folded)
        else:
            return large(value)
        if len(self) < MOST_INTEGERS_KEPT:
            self[value] = made
        return made

    def prepare(self):
        self.heads += [bytes((4, low & 127 | 128, low >> 7 | 128)) for low in range(1 << 14)]
        return self.heads


ZIGZAGS, INTEGERS = Zigzags(), Integers()


def large(value):
    """An integer of more than 64 bits, in words where the interpreter does not want to write it out."""
    try:
        if value.bit_length() < 10_000:
            return b"\x09" + text(str(value))
    except ValueError:
        pass
    return opaque(f"an integer of {value.bit_length()} bits")


def opaque(name):
    """Something without a picture."""
    return b"\x12" + text(name)


def string(value):
    data = value.encode("utf-8", "replace")
    if len(data) <= MOST_BYTES_OF_TEXT:
        return b"\x06" + number(len(data)) + data
    head = data[:MOST_BYTES_OF_TEXT].decode("utf-8", "ignore")
    return b"\x10" + number(len(data)) + text(head)
