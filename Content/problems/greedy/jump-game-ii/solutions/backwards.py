# Idea: from the end, goes back to the earliest position that can jump here. Time O(n log n).
class Solution:
    def jump(self, nums: List[int]) -> int:
        jumps = 0
        place = len(nums) - 1
        # The furthest targets never fall, so the earliest predecessor can be searched by halves.
        reach = list(accumulate((start + jump for start, jump in enumerate(nums)), max))
        while place:
            place = bisect_left(reach, place)
            jumps += 1
        return jumps
