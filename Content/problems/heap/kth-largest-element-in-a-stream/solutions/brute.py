# Idea: sorts all numbers for each answer.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.numbers = list(nums)

    def add(self, val: int) -> int:
        self.numbers.append(val)
        return sorted(self.numbers, reverse=True)[self.k - 1]
