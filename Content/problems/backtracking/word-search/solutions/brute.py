# Idea: every walk of the word's length, compared at its end.
class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        cells = list(product(range(len(board)), range(len(board[0]))))
        walks = [[cell] for cell in cells]
        for _ in word[1:]:
            walks = [
                walk + [cell]
                for walk in walks
                for cell in cells
                if abs(cell[0] - walk[-1][0]) + abs(cell[1] - walk[-1][1]) == 1
                and cell not in walk
            ]
        return word in {"".join(board[row][column] for row, column in walk) for walk in walks}
