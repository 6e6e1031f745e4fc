# Idea: sorted, each wanted number comes in turn.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        wanted = 1
        for number in sorted(nums):
            if number == wanted:
                wanted += 1
        return wanted
