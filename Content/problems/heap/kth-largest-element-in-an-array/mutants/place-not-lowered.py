# Bug: keeps k as it is when it goes on among the smaller numbers.
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        pivot = nums[len(nums) // 2]
        larger = [number for number in nums if number > pivot]
        smaller = [number for number in nums if number < pivot]
        if k <= len(larger):
            return self.findKthLargest(larger, k)
        if k <= len(nums) - len(smaller):
            return pivot
        return self.findKthLargest(smaller, min(k, len(smaller)))
