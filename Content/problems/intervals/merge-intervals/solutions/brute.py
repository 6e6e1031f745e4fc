# Idea: paints the number line, twice as fine so that gaps between neighbours show. Time O(n ·
# length + range).
class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        painted = bytearray(2 * max(end for _, end in intervals) + 2)
        for start, end in intervals:
            painted[2 * start:2 * end + 1] = b"\x01" * (2 * (end - start) + 1)
        merged = []
        start = None
        for place, is_painted in enumerate(painted):
            if is_painted and start is None:
                start = place // 2
            elif not is_painted and start is not None:
                merged.append([start, (place - 1) // 2])
                start = None
        return merged
