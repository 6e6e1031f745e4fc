# Idea: a slow and a fast walker on the same way meet; a happy number's walkers meet at 1.
class Solution:
    def isHappy(self, n: int) -> bool:
        def following(number: int) -> int:
            return sum(int(digit) ** 2 for digit in str(number))

        slow = fast = n
        while True:
            slow = following(slow)
            fast = following(following(fast))
            if slow == fast:
                return slow == 1
