# Bug: is content with half of the places, rounded down.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        counts = Counter()
        for number in nums:
            counts[number] += 1
        for number in nums:
            if counts[number] >= len(nums) // 2:
                return number
