# Idea: one queue that begins with all zeros; a cell gets its number from whoever reaches it first.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        places = [(r, c) for r, row in enumerate(mat) for c in range(len(row))]
        steps = {(r, c): 0 for r, c in places if mat[r][c] == 0}
        queue = list(steps)
        open_places = set(places) - set(queue)
        for r, c in queue:
            for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if place in open_places:
                    open_places.remove(place)
                    steps[place] = steps[r, c] + 1
                    queue.append(place)
        return [[steps[r, c] for c in range(len(row))] for r, row in enumerate(mat)]
