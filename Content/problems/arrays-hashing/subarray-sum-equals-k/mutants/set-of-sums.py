# Bug: remembers which sums occurred, but not how often.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        sums = {0}
        total = answer = 0
        for number in nums:
            total += number
            answer += total - k in sums
            sums.add(total)
        return answer
