# Bug: takes the first letters of all digits together, then the second ones, and so on.
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        chosen = [keys[int(digit) - 2] for digit in digits]
        return ["".join(letters) for letters in zip(*chosen)]
