# Bug: searches as if nothing had been rotated.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        place = bisect_left(nums, target)
        return place if place < len(nums) and nums[place] == target else -1
