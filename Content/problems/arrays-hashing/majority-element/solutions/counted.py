# Idea: a dictionary of counts, then the number with the highest one.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
        return max(counts, key=counts.get)
