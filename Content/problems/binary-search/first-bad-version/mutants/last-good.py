# Bug: answers with the last good version, one before the first bad one.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        low, high = 0, n
        while high - low > 1:
            middle = (low + high) // 2
            if isBadVersion(middle):
                high = middle
            else:
                low = middle
        return low
