# Bug: lets two collide that fly away from each other.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        left = []
        for asteroid in asteroids:
            survives = True
            while survives and left and left[-1] * asteroid < 0:
                last = left[-1]
                survives = abs(last) < abs(asteroid)
                if abs(last) <= abs(asteroid):
                    left.pop()
            if survives:
                left.append(asteroid)
        return left
