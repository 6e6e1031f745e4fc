# Bug: looks up the sum plus k, which counts stretches that sum to -k.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        counts = Counter({0: 1})
        total = answer = 0
        for number in nums:
            total += number
            answer += counts[total + k]
            counts[total] += 1
        return answer
