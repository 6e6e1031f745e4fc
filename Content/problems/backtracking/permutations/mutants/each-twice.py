# Bug: adds a finished permutation once on the way down and once more in the last place.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []

        def arrange(place: int) -> None:
            if place >= len(nums) - 1:
                permutations.append(nums[:])
            for candidate in range(place, len(nums)):
                nums[place], nums[candidate] = nums[candidate], nums[place]
                arrange(place + 1)
                nums[place], nums[candidate] = nums[candidate], nums[place]

        arrange(0)
        return permutations
