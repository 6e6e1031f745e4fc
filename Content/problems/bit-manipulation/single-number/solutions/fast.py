# Idea: the XOR of all numbers; equal ones cancel out. Time O(n), space O(1).
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        answer = 0
        for number in nums:
            answer ^= number
        return answer
