# Idea: moves the nearest point that is left to the answer, k times. Time O(n · k).
class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        rest = list(points)
        chosen = []
        while len(chosen) < k:
            chosen.append(min(rest, key=lambda point: abs(complex(*point))))
            rest.remove(chosen[-1])
        return chosen
