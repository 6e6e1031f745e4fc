# Idea: a walk with the sum so far, and a dictionary that counts the earlier sums.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        counts = Counter({0: 1})
        total = answer = 0
        for number in nums:
            total += number
            answer += counts[total - k]
            counts[total] += 1
        return answer
