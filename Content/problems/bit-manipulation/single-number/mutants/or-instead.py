# Bug: takes OR instead of XOR.
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        answer = 0
        for number in nums:
            answer |= number
        return answer
