# Bug: takes the first digit away with the zeros behind it, so 1000021 passes.
class Solution:
    def isPalindrome(self, x: int) -> bool:
        text = str(x)
        while len(text) > 1:
            if text[0] != text[-1]:
                return False
            text = text[1:-1].strip("0")
        return True
