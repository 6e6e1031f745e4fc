# Style: running weights and a binary search.
class Solution:

    def __init__(self, w: List[int]):
        self.sums = list(accumulate(w))

    def pickIndex(self) -> int:
        return bisect_left(self.sums, randint(1, self.sums[-1]))
