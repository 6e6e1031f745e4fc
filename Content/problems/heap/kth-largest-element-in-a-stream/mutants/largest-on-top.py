# Bug: returns the largest of the k that are kept instead of the smallest.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.largest = sorted(nums)[-k:]

    def add(self, val: int) -> int:
        self.largest = sorted(self.largest + [val])[-self.k:]
        return self.largest[-1]
