# Bug: lets water flow diagonally too.
class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        height = {(r, c): h for r, row in enumerate(heights) for c, h in enumerate(row)}
        last_row, last_column = max(height)

        def climb(frontier):
            reached = set(frontier)
            for r, c in frontier:
                for near in product((r - 1, r, r + 1), (c - 1, c, c + 1)):
                    if near in height and near not in reached and height[near] >= height[r, c]:
                        reached.add(near)
                        frontier.append(near)
            return reached

        pacific = climb([(r, c) for r, c in height if r == 0 or c == 0])
        atlantic = climb([(r, c) for r, c in height if r == last_row or c == last_column])
        return [[r, c] for r, c in pacific & atlantic]
