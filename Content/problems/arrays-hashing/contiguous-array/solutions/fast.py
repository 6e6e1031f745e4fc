# Idea: a 1 is a step up, a 0 one down; the first place at each height is remembered.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        first_place = {0: 0}
        ones = longest = 0
        for end, number in enumerate(nums, 1):
            ones += number
            height = 2 * ones - end
            longest = max(longest, end - first_place.setdefault(height, end))
        return longest
