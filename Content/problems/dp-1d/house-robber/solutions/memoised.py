# Idea: the most from each house to the end, each asked once.
class Solution:
    def rob(self, nums: List[int]) -> int:
        @cache
        def most(house: int) -> int:
            if house >= len(nums):
                return 0
            return max(most(house + 1), nums[house] + most(house + 2))

        return most(0)
