# Idea: two pointers from outside; the lower wall has done its best and is dropped.
class Solution:
    def maxArea(self, height: List[int]) -> int:
        walls = deque(height)
        best = 0
        while walls:
            lower = min(walls[0], walls[-1])
            best = max(best, (len(walls) - 1) * lower)
            while walls and walls[0] <= lower:
                walls.popleft()
            while walls and walls[-1] <= lower:
                walls.pop()
        return best
