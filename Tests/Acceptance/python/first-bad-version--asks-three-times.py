# Style: asks about a version and its neighbour, up to three times in a round.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        left, right = 1, n
        while left <= right:
            middle = (left + right) // 2
            if isBadVersion(middle) and (middle == 1 or not isBadVersion(middle - 1)):
                return middle
            if isBadVersion(middle):
                right = middle - 1
            else:
                left = middle + 1
        return -1
