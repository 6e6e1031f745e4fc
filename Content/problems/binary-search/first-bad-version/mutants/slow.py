# Bug: too slow: asks little, but finds each middle by walking towards it from both ends.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        low, high = 1, n
        while low < high:
            left, right = low, high
            while left < right - 1:
                left += 1
                right -= 1
            if isBadVersion(left):
                high = left
            else:
                low = left + 1
        return low
