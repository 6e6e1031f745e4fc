# Idea: draw a place on the line of weights and search the ends of the pieces by halving.
class Solution:
    def __init__(self, w: List[int]):
        self.ends = list(accumulate(w))

    def pickIndex(self) -> int:
        place = random.randrange(self.ends[-1])
        low = 0
        high = len(self.ends)
        while low < high:
            middle = (low + high) // 2
            if self.ends[middle] <= place:
                low = middle + 1
            else:
                high = middle
        return low
