# Bug: takes places from the end of the list, so ways are followed in depth and come out too long.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        stack = [(r, c) for r in range(rows) for c in range(columns) if rooms[r][c] == 0]
        while stack:
            row, column = stack.pop()
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] == 2147483647:
                    rooms[r][c] = rooms[row][column] + 1
                    stack.append((r, c))
