# Idea: walks from every cell as long as the text is a beginning of a word. Time
# O(cells · 3^length).
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        wanted = set(words)
        beginnings = {word[:end] for word in words for end in range(1, len(word) + 1)}
        rows, columns = len(board), len(board[0])
        found = set()

        def walk(row: int, column: int, text: str) -> None:
            if not (0 <= row < rows and 0 <= column < columns) or not board[row][column]:
                return
            letter = board[row][column]
            text += letter
            if text not in beginnings:
                return
            if text in wanted:
                found.add(text)
            board[row][column] = ""
            for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                walk(row + down, column + right, text)
            board[row][column] = letter

        for row in range(rows):
            for column in range(columns):
                walk(row, column, "")
        return list(found)
