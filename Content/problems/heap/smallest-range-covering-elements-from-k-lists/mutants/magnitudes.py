# Bug: measures the ends' distance by their magnitudes, so a range around zero seems short.
class Solution:
    def smallestRange(self, nums: List[List[int]]) -> List[int]:
        ranges = []
        for begin in {number for row in nums for number in row}:
            places = [bisect_left(row, begin) for row in nums]
            if all(place < len(row) for place, row in zip(places, nums)):
                end = max(row[place] for place, row in zip(places, nums))
                ranges.append((abs(abs(end) - abs(begin)), begin, end))
        _, begin, end = min(ranges)
        return [begin, end]
