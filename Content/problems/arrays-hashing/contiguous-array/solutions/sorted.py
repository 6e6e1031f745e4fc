# Idea: sort all places by height; in each group the first and the last are farthest apart.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        path = [(0, 0)]
        for place, number in enumerate(nums, 1):
            path.append((path[-1][0] + (1 if number == 1 else -1), place))
        path.sort()
        longest = 0
        first_height, first_place = path[0]
        for height, place in path:
            if height != first_height:
                first_height, first_place = height, place
            longest = max(longest, place - first_place)
        return longest
