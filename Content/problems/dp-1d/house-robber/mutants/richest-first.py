# Bug: always takes the richest house that is still allowed.
class Solution:
    def rob(self, nums: List[int]) -> int:
        taken = set()
        for house in sorted(range(len(nums)), key=lambda house: -nums[house]):
            if house - 1 not in taken and house + 1 not in taken:
                taken.add(house)
        return sum(nums[house] for house in taken)
