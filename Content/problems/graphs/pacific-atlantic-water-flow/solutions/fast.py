# Idea: climbs from the shore of each ocean; the answer is what both climbs reach.
class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        height = {(r, c): h for r, row in enumerate(heights) for c, h in enumerate(row)}
        last_row, last_column = max(height)

        def climb(frontier):
            reached = set(frontier)
            for cell in frontier:
                r, c = cell
                for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if near in height and near not in reached and height[near] >= height[cell]:
                        reached.add(near)
                        frontier.append(near)
            return reached

        pacific = climb([(r, c) for r, c in height if r == 0 or c == 0])
        atlantic = climb([(r, c) for r, c in height if r == last_row or c == last_column])
        return [[r, c] for r, c in pacific & atlantic]
