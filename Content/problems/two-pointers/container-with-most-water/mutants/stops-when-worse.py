# Bug: stops as soon as a pair holds less than the one before.
class Solution:
    def maxArea(self, height: List[int]) -> int:
        left, right, best = 0, len(height) - 1, 0
        while left < right:
            area = (right - left) * min(height[left], height[right])
            if area < best:
                break
            best = area
            if height[left] < height[right]:
                left += 1
            else:
                right -= 1
        return best
