# Idea: follows each word on its own from every cell. Time O(words · cells · 3^length).
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        letters = {
            (row, column): letter
            for row, line in enumerate(board)
            for column, letter in enumerate(line)
        }

        def spells(place: tuple, word: str, used: frozenset) -> bool:
            if letters[place] != word[0]:
                return False
            row, column = place
            used = used | {place}
            beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
            return len(word) == 1 or any(
                next in letters and next not in used and spells(next, word[1:], used)
                for next in beside
            )

        return [
            word for word in words if any(spells(place, word, frozenset()) for place in letters)
        ]
