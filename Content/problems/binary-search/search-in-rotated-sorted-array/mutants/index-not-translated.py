# Bug: returns the index in the list before the rotation.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        first = nums.index(min(nums))
        before = nums[first:] + nums[:first]
        place = bisect_left(before, target)
        return place if place < len(nums) and before[place] == target else -1
