# Idea: build every allowed choice and take the richest.
class Solution:
    def rob(self, nums: List[int]) -> int:
        def choices(house: int) -> Iterator[List[int]]:
            if house >= len(nums):
                yield []
                return
            yield from choices(house + 1)
            for others in choices(house + 2):
                yield [nums[house]] + others

        return max(map(sum, choices(0)))
