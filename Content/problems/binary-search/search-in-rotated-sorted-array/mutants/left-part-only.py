# Bug: once the break is found, searches the left part only.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        first = bisect_left(range(len(nums)), True, key=lambda index: nums[index] <= nums[-1])
        end = first or len(nums)
        place = bisect_left(nums, target, 0, end)
        return place if place < end and nums[place] == target else -1
