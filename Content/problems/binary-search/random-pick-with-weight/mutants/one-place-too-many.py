# Bug: draws from one place more than the line has; the last index gets it.
class Solution:
    def __init__(self, w: List[int]):
        self.ends = list(accumulate(w))

    def pickIndex(self) -> int:
        place = random.randint(0, self.ends[-1])
        return min(bisect_right(self.ends, place), len(self.ends) - 1)
