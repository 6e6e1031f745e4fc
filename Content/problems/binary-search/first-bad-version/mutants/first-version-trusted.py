# Bug: takes version 1 for good without asking.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        low, high = min(2, n), n
        while low < high:
            middle = (low + high) // 2
            if isBadVersion(middle):
                high = middle
            else:
                low = middle + 1
        return low
