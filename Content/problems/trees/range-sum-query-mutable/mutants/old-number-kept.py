# Bug: takes the difference to the first number again at a second update of a position.
class NumArray:
    def __init__(self, nums: List[int]):
        self.first = list(nums)
        self.changed = list(nums)

    def update(self, index: int, val: int) -> None:
        self.changed[index] += val - self.first[index]

    def sumRange(self, left: int, right: int) -> int:
        return sum(self.changed[left:right + 1])
