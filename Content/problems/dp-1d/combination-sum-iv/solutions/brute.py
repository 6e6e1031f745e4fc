# Idea: choose each number as the first one, and count the sequences for the rest.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        if target == 0:
            return 1
        rests = (target - number for number in nums if number <= target)
        return sum(self.combinationSum4(nums, rest) for rest in rests)
