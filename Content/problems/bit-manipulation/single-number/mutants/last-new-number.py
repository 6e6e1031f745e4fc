# Bug: returns the last number that was not in the set yet, although its partner may follow.
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        seen = set()
        answer = 0
        for number in nums:
            if number not in seen:
                answer = number
            seen.add(number)
        return answer
