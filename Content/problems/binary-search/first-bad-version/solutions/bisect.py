class Solution:
    def firstBadVersion(self, n: int) -> int:
        return bisect_left(range(n), True, lo=1, key=isBadVersion)
