#!/usr/bin/env python3
"""Writes a tape with big containers and many objects, changed at random places: big_tape.py FILE

`focus-bench trace FILE --output FOLDER` makes a trace of it; that one is Tests/Journey/big.djt, which big.mjs reads.
"""

import pathlib
import random
import sys

roll = random.Random(4).randrange


def number(value):
    result = bytearray()
    while value > 127:
        result.append(value & 127 | 128)
        value >>= 7
    return bytes(result) + bytes([value])


def signed(value):
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


def text(value):
    return number(len(value)) + value.encode()


def value(item):
    match item:
        case None:
            return b"\x01"
        case int():
            return b"\x04" + signed(item)
        case str():
            return b"\x06" + text(item)
        case ("object", id):
            return b"\x08" + number(id)
        case list():
            return b"\x0a" + number(len(item)) + b"".join(map(value, item))
        case tuple():
            return b"\x0b" + number(len(item)) + b"".join(map(value, item))
        case set():
            return b"\x0c" + number(len(item)) + b"".join(map(value, sorted(item)))
        case dict():
            return b"\x0d" + number(len(item)) + b"".join(value(key) + value(each) for key, each in item.items())


table, rows, line, seen, lists = 1, 2, 3, 4, 5
lengths = {line: 0, lists: 0}
alive = []


def some_key():
    kind = roll(5)
    return roll(1500) if kind < 3 else f"k{roll(300)}" if kind == 3 else (roll(12), roll(12))


def change():
    """One random change."""
    match roll(12):
        case 0 | 1:
            return b"\x06" + number(table) + value(some_key()) + value(roll(99))
        case 2:
            return b"\x07" + number(table) + value(some_key())
        case 3:
            return b"\x06" + number(rows) + value(roll(700)) + value([roll(9)] * roll(4))
        case 4:  # Appends to a list inside a dictionary, at an index that may not be there.
            return b"\x09" + number(rows) + number(2) + value(roll(700)) + value(roll(4)) + value(roll(99))
        case 5:
            at, removed, new = roll(lengths[line] + 1), roll(3) if roll(9) else roll(400), [roll(999)] * (roll(4) if roll(9) else roll(500))
            lengths[line] += len(new) - min(removed, lengths[line] - at)
            return b"\x08" + b"".join(map(number, (line, at, removed, len(new)))) + b"".join(map(value, new))
        case 6:
            at = (0, roll(lengths[line] + 1), lengths[line])[roll(3)]
            lengths[line] += at == lengths[line]
            return b"\x04" + number(line) + signed(at) + value(("x", roll(9)) if roll(4) else [roll(9)])
        case 7:
            return (b"\x06" if roll(3) else b"\x07") + number(seen) + value(some_key())
        case 8:
            lengths[lists] += 1
            return b"\x04" + number(lists) + signed(lengths[lists] - 1) + value([roll(9) for _ in range(roll(12))])
        case 9:
            row = number(lists) + number(1) + value(roll(lengths[lists] + 1))
            return b"\x26" + row + number(roll(3)) + number(roll(2)) + number(1) + value(roll(99))
        case 10:
            id = alive[-1] + 1 + roll(3) if alive else 1
            alive.append(id)
            return b"\x0a" + number(id) + number(1) + value([("object", roll(id) + 1), roll(99)])
        case _:
            if not alive:
                return b""
            if roll(4) == 0:
                return b"\x10" + number(alive.pop(roll(len(alive))))
            return b"\x0c" + number(alive[roll(len(alive))]) + signed(roll(3)) + value(roll(99))


def event():
    made = change()
    # A member of a set goes with nothing as its value.
    if made[:2] == b"\x06" + number(seen):
        made += value(None)
    return made


def main():
    tape = bytearray(b"DJTAPE1\n" + bytes(56))
    names = {table: "table", rows: "rows", line: "line", seen: "seen", lists: "lists"}
    tape += b"\x1a" + number(1) + number(3) + text("list") + number(0)
    for slot, name in names.items():
        tape += b"\x1b" + number(slot) + number(0) + text(name) + text("")
    starts = {table: {}, rows: {}, line: [], seen: set(), lists: []}
    for slot, start in starts.items():
        tape += b"\x02" + number(slot) + value(start)
    for step in range(9000):
        tape += b"\x01" + number(1 + step % 9) + event()
        if step == 6000:
            tape += b"\x02" + number(table) + value({key: -key for key in range(300)})
    tape += b"\x01\x01\xff\x00"
    pathlib.Path(sys.argv[1]).write_bytes(bytes(tape) + bytes(2))


main()
