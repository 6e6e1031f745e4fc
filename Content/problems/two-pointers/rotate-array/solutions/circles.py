# Idea: carry each number to its place and take up what lies there, circle after circle.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        carried = start = 0
        while carried < len(nums):
            place, number = start, nums[start]
            while True:
                place = (place + k) % len(nums)
                nums[place], number = number, nums[place]
                carried += 1
                if place == start:
                    break
            start += 1
