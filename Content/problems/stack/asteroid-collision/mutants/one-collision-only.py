# Bug: an asteroid collides once at most.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        left = []
        for asteroid in asteroids:
            if asteroid > 0 or not left or left[-1] < 0:
                left.append(asteroid)
            elif left[-1] < -asteroid:
                left[-1] = asteroid
            elif left[-1] == -asteroid:
                left.pop()
        return left
