# Bug: writes -1 into rooms that no gate can be reached from.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = [(r, c) for r in range(rows) for c in range(columns) if rooms[r][c] == 0]
        for row, column in queue:
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] == 2147483647:
                    rooms[r][c] = rooms[row][column] + 1
                    queue.append((r, c))
        for row in rooms:
            for c, cell in enumerate(row):
                if cell == 2147483647:
                    row[c] = -1
