# Bug: returns results that do not fit 32 bits.
class Solution:
    def reverse(self, x: int) -> int:
        turned = int(str(abs(x))[::-1])
        return -turned if x < 0 else turned
