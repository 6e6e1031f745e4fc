# Idea: one queue that begins with all gates; a room gets its number from whoever reaches it first.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = [(r, c) for r in range(rows) for c in range(columns) if rooms[r][c] == 0]
        for row, column in queue:
            steps = rooms[row][column] + 1
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] > steps:
                    rooms[r][c] = steps
                    queue.append((r, c))
