# Idea: compare the first digit with the last, and take both away.
class Solution:
    def isPalindrome(self, x: int) -> bool:
        if x < 0:
            return False
        power = 1
        while x // power >= 10:
            power *= 10
        while power > 1:
            if x // power != x % 10:
                return False
            x = x % power // 10
            power //= 100
        return True
