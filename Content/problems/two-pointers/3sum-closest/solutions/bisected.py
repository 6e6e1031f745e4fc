# Idea: for each pair of a sorted list search the third number that is nearest.
class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        nums.sort()
        nearest = float("inf")
        for first in range(len(nums)):
            for second in range(first + 1, len(nums) - 1):
                pair = nums[first] + nums[second]
                place = bisect_left(nums, target - pair, second + 1)
                for third in nums[max(place - 1, second + 1) : place + 1]:
                    nearest = min(nearest, pair + third - target, key=abs)
        return target + nearest
