# Idea: swap each remaining number into the next place and back.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []

        def arrange(place: int) -> None:
            if place == len(nums):
                permutations.append(nums[:])
                return
            for candidate in range(place, len(nums)):
                nums[place], nums[candidate] = nums[candidate], nums[place]
                arrange(place + 1)
                nums[place], nums[candidate] = nums[candidate], nums[place]

        arrange(0)
        return permutations
