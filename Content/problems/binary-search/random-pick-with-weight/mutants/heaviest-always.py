# Bug: always takes the index with the greatest weight.
class Solution:
    def __init__(self, w: List[int]):
        self.heaviest = w.index(max(w))

    def pickIndex(self) -> int:
        return self.heaviest
