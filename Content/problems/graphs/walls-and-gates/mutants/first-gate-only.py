# Bug: begins at the first gate only.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = [(r, c) for r in range(rows) for c in range(columns) if rooms[r][c] == 0][:1]
        for row, column in queue:
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] == 2147483647:
                    rooms[r][c] = rooms[row][column] + 1
                    queue.append((r, c))
