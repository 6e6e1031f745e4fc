# Idea: double until a version is bad, then halve the last step.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        high = 1
        while high < n and not isBadVersion(high):
            high = min(n, high * 2)
        low = high // 2 + 1
        while low < high:
            middle = (low + high) // 2
            if isBadVersion(middle):
                high = middle
            else:
                low = middle + 1
        return low
