# Bug: after a tie the asteroid that flies to the left goes on.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        safe, coming = [], []
        for asteroid in asteroids:
            if asteroid > 0:
                coming.append(asteroid)
                continue
            while coming and coming[-1] <= -asteroid:
                coming.pop()
            if not coming:
                safe.append(asteroid)
        return safe + coming
