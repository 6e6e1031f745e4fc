# Idea: the shortest piece of all numbers in order in which every list occurs. Time O(n log n).
class Solution:
    def smallestRange(self, nums: List[List[int]]) -> List[int]:
        ordered = sorted((value, index) for index, row in enumerate(nums) for value in row)
        counts = [0] * len(nums)
        missing = len(nums)
        left = 0
        best = None
        for value, index in ordered:
            missing -= counts[index] == 0
            counts[index] += 1
            while missing == 0:
                least, first = ordered[left]
                if best is None or value - least < best[1] - best[0]:
                    best = [least, value]
                counts[first] -= 1
                missing += counts[first] == 0
                left += 1
        return best
