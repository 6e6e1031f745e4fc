# Idea: finds the break first, then searches the list as it was before the rotation.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        count = len(nums)
        first = bisect_left(range(count), True, key=lambda index: nums[index] <= nums[-1])
        place = bisect_left(range(count), target, key=lambda index: nums[(first + index) % count])
        index = (first + place) % count
        return index if nums[index] == target else -1
