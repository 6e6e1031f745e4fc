# Idea: let all words grow by each letter of the next digit.
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        letters = {
            "2": "abc",
            "3": "def",
            "4": "ghi",
            "5": "jkl",
            "6": "mno",
            "7": "pqrs",
            "8": "tuv",
            "9": "wxyz",
        }
        words = [""]
        for digit in digits:
            words = [word + letter for word in words for letter in letters[digit]]
        return words
