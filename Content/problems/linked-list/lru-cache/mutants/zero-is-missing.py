# Bug: takes a stored value of 0 for "not there".
from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = OrderedDict()

    def get(self, key: int) -> int:
        value = self.entries.get(key)
        if not value:
            return -1
        self.entries.move_to_end(key)
        return value

    def put(self, key: int, value: int) -> None:
        self.entries[key] = value
        self.entries.move_to_end(key)
        if len(self.entries) > self.capacity:
            self.entries.popitem(last=False)
