# Bug: notes the sum before it looks up, so empty stretches count when k is 0.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        counts = Counter({0: 1})
        total = answer = 0
        for number in nums:
            total += number
            counts[total] += 1
            answer += counts[total - k]
        return answer
