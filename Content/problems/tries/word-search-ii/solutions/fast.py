# Idea: walks on the board and down a tree of letters at the same time. Time O(cells · 3^length).
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node["word"] = word
        cells = {
            (row, column): letter
            for row, letters in enumerate(board)
            for column, letter in enumerate(letters)
        }
        found = set()

        def walk(row: int, column: int, node: dict) -> None:
            letter = cells.get((row, column))
            if letter not in node:
                return
            below = node[letter]
            if "word" in below:
                found.add(below["word"])
            cells[row, column] = None
            walk(row + 1, column, below)
            walk(row - 1, column, below)
            walk(row, column + 1, below)
            walk(row, column - 1, below)
            cells[row, column] = letter

        for row, column in cells:
            walk(row, column, root)
        return list(found)
