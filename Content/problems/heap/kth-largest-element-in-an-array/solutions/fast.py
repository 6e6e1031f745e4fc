# Idea: splits by a pivot into larger, equal and smaller and goes on in one part (quickselect).
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        pivot = nums[len(nums) // 2]
        larger = [number for number in nums if number > pivot]
        if k <= len(larger):
            return self.findKthLargest(larger, k)
        rest = k - len(larger) - nums.count(pivot)
        if rest <= 0:
            return pivot
        return self.findKthLargest([number for number in nums if number < pivot], rest)
