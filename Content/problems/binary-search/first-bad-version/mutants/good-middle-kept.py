# Bug: keeps a good middle in the range: with two versions left it asks the same question for ever.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        low, high = 1, n
        while low < high:
            middle = (low + high) // 2
            if isBadVersion(middle):
                high = middle
            else:
                low = middle
        return low
