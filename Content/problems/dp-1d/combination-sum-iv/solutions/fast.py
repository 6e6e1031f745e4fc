# Idea: a table of the sequences for every sum, each from the sums one number below.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        ways = [1]
        while len(ways) <= target:
            ways.append(sum(ways[-number] for number in nums if number <= len(ways)))
        return ways[-1]
