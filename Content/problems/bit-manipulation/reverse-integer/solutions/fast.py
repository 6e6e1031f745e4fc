# Idea: appends digit after digit and looks before each whether there is room in 32 bits.
class Solution:
    def reverse(self, x: int) -> int:
        if x < 0:
            return -self.reverse(-x)
        turned = 0
        while x:
            # The tenth digit is 1 or 2, so it needs no look of its own.
            if turned > 214_748_364:
                return 0
            turned = turned * 10 + x % 10
            x //= 10
        return turned
