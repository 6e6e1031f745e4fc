# Idea: a Fenwick tree: place i holds the sum of the piece from i & (i + 1) to i. O(log n) a call.
class NumArray:
    def __init__(self, nums: List[int]):
        self.nums = list(nums)
        self.pieces = list(nums)
        for index, piece in enumerate(self.pieces):
            larger = index | (index + 1)
            if larger < len(self.pieces):
                self.pieces[larger] += piece

    def update(self, index: int, val: int) -> None:
        change = val - self.nums[index]
        self.nums[index] = val
        while index < len(self.pieces):
            self.pieces[index] += change
            index |= index + 1

    def sumRange(self, left: int, right: int) -> int:
        return self.sum_up_to(right) - self.sum_up_to(left - 1)

    def sum_up_to(self, last: int) -> int:
        total = 0
        while last >= 0:
            total += self.pieces[last]
            last = (last & (last + 1)) - 1
        return total
