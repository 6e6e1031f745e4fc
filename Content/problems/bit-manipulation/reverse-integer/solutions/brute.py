# Idea: turns the text of the magnitude around and reads it again.
class Solution:
    def reverse(self, x: int) -> int:
        turned = int(str(abs(x))[::-1])
        if x < 0:
            turned = -turned
        return turned if -2**31 <= turned < 2**31 else 0
