# Idea: count each colour, then write as many of each.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        counts = [0, 0, 0]
        for number in nums:
            counts[number] += 1
        place = 0
        for colour, count in enumerate(counts):
            for _ in range(count):
                nums[place] = colour
                place += 1
