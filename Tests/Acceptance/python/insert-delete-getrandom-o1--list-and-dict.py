# Style: a list beside a dictionary, with random's choice.
import random


class RandomizedSet:
    def __init__(self):
        self.values, self.places = [], {}

    def insert(self, val: int) -> bool:
        if val in self.places:
            return False
        self.places[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val: int) -> bool:
        if val not in self.places:
            return False
        place, last = self.places.pop(val), self.values.pop()
        if val != last:
            self.values[place] = last
            self.places[last] = place
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
