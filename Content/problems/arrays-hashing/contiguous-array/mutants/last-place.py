# Bug: notes every height anew, so the last place counts and stretches are too short.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        place_of = {0: 0}
        height = longest = 0
        for end, number in enumerate(nums, 1):
            height += 1 if number else -1
            longest = max(longest, end - place_of.get(height, end))
            place_of[height] = end
        return longest
