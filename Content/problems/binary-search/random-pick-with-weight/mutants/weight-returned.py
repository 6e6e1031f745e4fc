# Bug: returns the number of the place instead of the index.
class Solution:
    def __init__(self, w: List[int]):
        self.total = sum(w)

    def pickIndex(self) -> int:
        return random.randrange(self.total)
