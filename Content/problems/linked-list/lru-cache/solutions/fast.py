# Idea: a dictionary finds the entry, a ring of entries keeps the order of use. Each call O(1),
# space O(capacity).
class Entry:
    __slots__ = ("key", "value", "newer", "older")

    def __init__(self, key: int = 0, value: int = 0):
        self.key = key
        self.value = value
        self.newer = self.older = self


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = {}
        # Holds no value: its `older` is the newest entry, its `newer` the oldest.
        self.ring = Entry()

    def get(self, key: int) -> int:
        entry = self.entries.get(key)
        if entry is None:
            return -1
        self._unlink(entry)
        self._link_as_newest(entry)
        return entry.value

    def put(self, key: int, value: int) -> None:
        entry = self.entries.get(key)
        if entry:
            entry.value = value
            self._unlink(entry)
        else:
            if len(self.entries) == self.capacity:
                oldest = self.ring.newer
                self._unlink(oldest)
                del self.entries[oldest.key]
            entry = self.entries[key] = Entry(key, value)
        self._link_as_newest(entry)

    def _unlink(self, entry: Entry) -> None:
        entry.newer.older = entry.older
        entry.older.newer = entry.newer

    def _link_as_newest(self, entry: Entry) -> None:
        second = self.ring.older
        entry.newer, entry.older = self.ring, second
        second.newer = self.ring.older = entry
