# Bug: counts from the smallest number instead of the largest.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.numbers = list(nums)

    def add(self, val: int) -> int:
        self.numbers.append(val)
        return sorted(self.numbers)[self.k - 1]
