# Bug: treats a digit that occurs again as if it were not there.
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        words = [""] if digits else []
        for digit in dict.fromkeys(digits):
            words = [word + letter for word in words for letter in keys[int(digit) - 2]]
        return words
