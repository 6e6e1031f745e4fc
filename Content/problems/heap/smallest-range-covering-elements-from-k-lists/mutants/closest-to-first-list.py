# Bug: only lets numbers of the first list begin a range.
class Solution:
    def smallestRange(self, nums: List[List[int]]) -> List[int]:
        ranges = []
        for begin in nums[0]:
            places = [bisect_left(row, begin) for row in nums]
            if all(place < len(row) for place, row in zip(places, nums)):
                end = max(row[place] for place, row in zip(places, nums))
                ranges.append((end - begin, begin, end))
        _, begin, end = min(ranges, default=(0, nums[0][0], nums[0][0]))
        return [begin, end]
