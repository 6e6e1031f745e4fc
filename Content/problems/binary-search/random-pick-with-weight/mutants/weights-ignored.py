# Bug: draws every index equally often.
class Solution:
    def __init__(self, w: List[int]):
        self.count = len(w)

    def pickIndex(self) -> int:
        return random.randrange(self.count)
