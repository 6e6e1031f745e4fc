# Bug: compares with the number that the loop has used up.
class Solution:
    def isPalindrome(self, x: int) -> bool:
        backwards = 0
        while x > 0:
            x, digit = divmod(x, 10)
            backwards = 10 * backwards + digit
        return backwards == x
