# Idea: carry each number to the place that its value names, then look for the first wrong place.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        nums.append(0)
        for number in nums:
            while number in range(len(nums)) and nums[number] != number:
                nums[number], number = number, nums[number]
        for wanted, number in enumerate(nums):
            if number != wanted:
                return wanted
        return len(nums)
