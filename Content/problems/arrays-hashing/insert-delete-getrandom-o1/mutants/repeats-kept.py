# Bug: inserts a value that is already there once more.
class RandomizedSet:
    def __init__(self):
        self.values = []

    def insert(self, val: int) -> bool:
        is_new = val not in self.values
        self.values.append(val)
        return is_new

    def remove(self, val: int) -> bool:
        if val not in self.values:
            return False
        self.values.remove(val)
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
