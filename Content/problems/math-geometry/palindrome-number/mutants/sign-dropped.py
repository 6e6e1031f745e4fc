# Bug: drops the sign of a negative number.
class Solution:
    def isPalindrome(self, x: int) -> bool:
        return str(abs(x)) == str(abs(x))[::-1]
