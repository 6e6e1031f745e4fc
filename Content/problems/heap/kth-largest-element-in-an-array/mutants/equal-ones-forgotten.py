# Bug: leaves only one number behind when it goes on among the smaller ones.
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        pivot = nums[len(nums) // 2]
        larger = [number for number in nums if number > pivot]
        smaller = [number for number in nums if number < pivot]
        if k <= len(larger):
            return self.findKthLargest(larger, k)
        if k <= len(larger) + 1 or not smaller:
            return pivot
        return self.findKthLargest(smaller, min(k - len(larger) - 1, len(smaller)))
