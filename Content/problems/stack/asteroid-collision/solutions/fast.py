# Idea: a stack of those that fly to the right; one to the left takes the smaller ones off.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        safe = []
        coming = []
        for asteroid in asteroids:
            size = abs(asteroid)
            if asteroid == size:
                coming.append(size)
                continue
            while coming and coming[-1] < size:
                coming.pop()
            if not coming:
                safe.append(asteroid)
            elif coming[-1] == size:
                coming.pop()
        return safe + coming
