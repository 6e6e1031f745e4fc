# Idea: keeps the list and adds the range up on every question. O(n) a question.
class NumArray:
    def __init__(self, nums: List[int]):
        self.nums = list(nums)

    def update(self, index: int, val: int) -> None:
        self.nums[index] = val

    def sumRange(self, left: int, right: int) -> int:
        return sum(self.nums[left:right + 1])
