# Bug: divides a negative number as if Python rounded towards zero.
class Solution:
    def reverse(self, x: int) -> int:
        turned = 0
        while x not in (0, -1):
            turned = turned * 10 + x % 10
            x //= 10
        return turned if -2**31 <= turned < 2**31 else 0
