# Idea: write a letter of the first digit, then those of the others behind it.
class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        found = []

        def write(word: str) -> None:
            if len(word) == len(digits):
                found.append(word)
                return
            for letter in keys[int(digits[len(word)]) - 2]:
                write(word + letter)

        write("")
        return found
