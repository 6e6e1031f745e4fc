# Idea: one candidate and its lead over all others; at a lead of 0 the next number takes over.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        candidate = None
        lead = 0
        for number in nums:
            if lead == 0:
                candidate = number
                lead = 1
            elif number == candidate:
                lead += 1
            else:
                lead -= 1
        return candidate
