# Bug: takes the XOR of all numbers and of 1 to n, which is right only for a number that occurs twice.
class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        answer = 0
        for place, number in enumerate(nums):
            answer ^= place ^ number
        return answer
