# Idea: copy a set into a list for every draw.
class RandomizedSet:
    def __init__(self):
        self.values = set()

    def insert(self, val: int) -> bool:
        is_new = val not in self.values
        self.values.add(val)
        return is_new

    def remove(self, val: int) -> bool:
        is_here = val in self.values
        self.values.discard(val)
        return is_here

    def getRandom(self) -> int:
        return random.choice(list(self.values))
