# Bug: changes only the sum that ends at the position, not those behind it.
class NumArray:
    def __init__(self, nums: List[int]):
        self.nums = list(nums)
        self.sums = [0, *accumulate(nums)]

    def update(self, index: int, val: int) -> None:
        self.sums[index + 1] += val - self.nums[index]
        self.nums[index] = val

    def sumRange(self, left: int, right: int) -> int:
        return self.sums[right + 1] - self.sums[left]
