# Bug: does not mark the cells in use, so a walk may come back to one.
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows, columns = len(board), len(board[0])

        def places(letter):
            return {(r, c) for r in range(rows) for c in range(columns) if board[r][c] == letter}

        def spells(word):
            here = places(word[0])
            for letter in word[1:]:
                here = {
                    (r, c) for r, c in places(letter)
                    if here & {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}
                }
            return bool(here)

        return [word for word in words if spells(word)]
