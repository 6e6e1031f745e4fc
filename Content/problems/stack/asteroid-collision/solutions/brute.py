# Idea: work out one collision of neighbours at a time.
class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        row = list(asteroids)
        place = 0
        while place + 1 < len(row):
            left, right = row[place], row[place + 1]
            if left > 0 and right < 0:
                row[place:place + 2] = [x for x, y in ((left, right), (right, left)) if abs(x) > abs(y)]
                place = 0
            else:
                place += 1
        return row
