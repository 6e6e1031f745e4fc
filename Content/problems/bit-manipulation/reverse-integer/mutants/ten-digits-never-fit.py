# Bug: takes every number of ten digits for one that does not fit.
class Solution:
    def reverse(self, x: int) -> int:
        turned = int(str(abs(x))[::-1])
        if turned >= 10**9:
            return 0
        return -turned if x < 0 else turned
