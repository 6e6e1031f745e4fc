# Idea: the k largest numbers in order; a new one is put in by binary search.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.largest = sorted(nums)[-k:]

    def add(self, val: int) -> int:
        insort(self.largest, val)
        if len(self.largest) > self.k:
            self.largest.pop(0)
        return self.largest[0]
