# Bug: carries along a single circle, which misses places when n and k have a common divisor.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        place, number = 0, nums[0]
        while True:
            place = (place + k) % len(nums)
            nums[place], number = number, nums[place]
            if place == 0:
                break
