# Idea: round by round the cells that are reached for the first time, until one holds food.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        food = {place for place, cell in cells.items() if cell == "#"}
        unseen = {place for place, cell in cells.items() if cell != "X"}
        reached = {place for place, cell in cells.items() if cell == "*"}
        steps = 0
        while reached:
            if reached & food:
                return steps
            unseen -= reached
            beside = set()
            for r, c in reached:
                beside |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
            reached = beside & unseen
            steps += 1
        return -1
