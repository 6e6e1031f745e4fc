# Idea: counts how often each number occurs. Time O(n), space O(n).
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
        for number, count in counts.items():
            if count == 1:
                return number
        return 0
