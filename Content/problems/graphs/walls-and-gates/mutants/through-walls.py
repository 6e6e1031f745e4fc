# Bug: counts rows and columns between room and gate and does not see the walls.
class Solution:
    def wallsAndGates(self, rooms: List[List[int]]) -> None:
        plan = [(r, c) for r, row in enumerate(rooms) for c in range(len(row))]
        gates = [(r, c) for r, c in plan if rooms[r][c] == 0]
        for r, c in plan:
            if rooms[r][c] == 2147483647 and gates:
                rooms[r][c] = min(abs(r - row) + abs(c - column) for row, column in gates)
