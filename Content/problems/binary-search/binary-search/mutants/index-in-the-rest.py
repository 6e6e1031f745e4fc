# Bug: returns the index within the half that was cut off, not within the list.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        middle = len(nums) // 2
        if not nums:
            return -1
        if nums[middle] == target:
            return middle
        rest = nums[middle + 1:] if nums[middle] < target else nums[:middle]
        return self.search(rest, target)
