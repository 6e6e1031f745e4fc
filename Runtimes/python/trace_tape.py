"""The file that a recorder writes: its room, its limits and what is left of it when they are reached."""

import mmap

HEADER = b"DJTAPE1\n" + bytes(56)
LEAST_BYTES = 8192
# Why there is no more than an outline.
STEPS_REACHED, BYTES_REACHED, SOURCE_UNTOLD = b"\x00", b"\x01", b"\x02"


class Limits:
    """What the environment says: FOCUS_TRACE_STEPS, FOCUS_TRACE_BYTES and FOCUS_TRACE_WINDOW=a..b."""

    def __init__(self, environment):
        self.steps = number_of(environment.get("FOCUS_TRACE_STEPS"), 10_000_000)
        self.bytes = number_of(environment.get("FOCUS_TRACE_BYTES"), 256 << 20)
        first, dots, end = environment.get("FOCUS_TRACE_WINDOW", "").partition("..")
        first, end = number_of(first, -1), number_of(end, -1)
        self.has_window = bool(dots) and 0 <= first < end
        self.first = first if self.has_window else 0
        if self.has_window:
            self.steps = min(self.steps, end - first)


def number_of(text, standard):
    return int(text) if text and text.isdecimal() and text.isascii() else standard


class Tape:
    """Nothing is held back, so that a kill loses nothing.

    Events are written until the room is full, which raises `ValueError`; a sixteenth of the file is kept for
    the outline of what comes after that.
    """

    def __init__(self, path, limits):
        place = int(path) if path.isdigit() else path
        with open(place, "r+b", closefd=place is path) as file:
            size = min(file.seek(0, 2), max(limits.bytes, LEAST_BYTES))
            rest = max(size // 16, LEAST_BYTES // 2)
            self._map = mmap.mmap(file.fileno(), size - rest)
            self._whole = mmap.mmap(file.fileno(), size)
        self._outline_end, self._size = size - rest // 2, size
        self._map[: len(HEADER)] = HEADER
        self._map.seek(len(HEADER))
        self.is_open = True
        self.put = self._map.write

    def begin_outline(self):
        """Whoever still holds `put` meets a full tape."""
        self._whole.seek(self._map.tell())
        self._map.seek(0, 2)
        self.is_open = False

    def outline(self, data):
        """Writes while there is room; gives whether there was."""
        has_room = self._whole.tell() + len(data) < self._outline_end
        if has_room:
            self._whole.write(data)
        return has_room

    def end(self, parts, finish):
        """The last words go into the room that was kept for them."""
        if self.is_open:
            self.begin_outline()
        for part in parts:
            if self._whole.tell() + len(part) + len(finish) <= self._size:
                self._whole.write(part)
        self._whole.write(finish)
