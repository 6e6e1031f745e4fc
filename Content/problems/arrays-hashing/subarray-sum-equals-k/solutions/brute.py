# Idea: from each first position, add up to each last one.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        answer = 0
        for first in range(len(nums)):
            total = 0
            for last in range(first, len(nums)):
                total += nums[last]
                if total == k:
                    answer += 1
        return answer
