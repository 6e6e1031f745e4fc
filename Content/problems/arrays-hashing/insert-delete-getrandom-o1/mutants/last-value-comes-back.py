# Bug: forgets the value before it moves the last one: removing the last value writes its index again.
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
        if val not in self.index_of_value:
            return False
        hole = self.index_of_value.pop(val)
        last = self.values[-1]
        self.values[hole] = last
        self.index_of_value[last] = hole
        self.values.pop()
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
