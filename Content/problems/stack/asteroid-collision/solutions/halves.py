# Idea: work out both halves, then let their runs meet in the middle.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        left, right = self.after(asteroids)
        return left + right

    def after(self, asteroids: List[int]) -> tuple:
        """Those that fly to the left, and those that fly to the right."""
        if len(asteroids) == 1:
            return (asteroids, []) if asteroids[0] < 0 else ([], asteroids)
        middle = len(asteroids) // 2
        left, coming = self.after(asteroids[:middle])
        going, right = self.after(asteroids[middle:])
        coming = list(coming)
        first = 0
        while coming and first < len(going):
            difference = coming[-1] + going[first]
            if difference <= 0:
                coming.pop()
            if difference >= 0:
                first += 1
        return left + going[first:], coming + right
