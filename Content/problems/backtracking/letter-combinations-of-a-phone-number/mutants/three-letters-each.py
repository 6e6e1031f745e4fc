# Bug: gives every key three letters, so those from 8 on are shifted and the z is lost.
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        words = [""] if digits else []
        for digit in digits:
            first = ord("a") + 3 * (int(digit) - 2)
            words = [word + chr(first + step) for word in words for step in range(3)]
        return words
