# Idea: build the number read backwards, digit by digit.
class Solution:
    def isPalindrome(self, x: int) -> bool:
        rest, backwards = x, 0
        while rest > 0:
            rest, digit = divmod(rest, 10)
            backwards = 10 * backwards + digit
        return backwards == x
