# Idea: from the highest wall down, each pairs best with the farthest one before it.
class Solution:
    def maxArea(self, height: List[int]) -> int:
        order = sorted(range(len(height)), key=height.__getitem__, reverse=True)
        leftmost = rightmost = order[0]
        best = 0
        for place in order:
            best = max(best, height[place] * max(place - leftmost, rightmost - place))
            leftmost = min(leftmost, place)
            rightmost = max(rightmost, place)
        return best
