# Idea: an array to draw from and a map to find in; the last value fills a hole.
class RandomizedSet:
    def __init__(self):
        self.values = []
        self.index_of_value = {}

    def insert(self, val: int) -> bool:
        if val in self.index_of_value:
            return False
        self.index_of_value[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val: int) -> bool:
        hole = self.index_of_value.get(val)
        if hole is None:
            return False
        last = self.values[-1]
        self.values[hole] = last
        self.index_of_value[last] = hole
        self.values.pop()
        del self.index_of_value[val]
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
