# Idea: a binary tree in a list, each place the sum of the two below it. O(log n) a call.
class NumArray:
    def __init__(self, nums: List[int]):
        self.count = len(nums)
        self.sums = nums + nums
        for place in range(self.count - 1, 0, -1):
            self.sums[place] = self.sums[2 * place] + self.sums[2 * place + 1]

    def update(self, index: int, val: int) -> None:
        place = index + self.count
        self.sums[place] = val
        while place > 1:
            place //= 2
            self.sums[place] = self.sums[2 * place] + self.sums[2 * place + 1]

    def sumRange(self, left: int, right: int) -> int:
        low, high = left + self.count, right + self.count
        total = 0
        while low <= high:
            if low % 2 == 1:
                total += self.sums[low]
            if high % 2 == 0:
                total += self.sums[high]
            low, high = (low + 1) // 2, (high - 1) // 2
        return total
