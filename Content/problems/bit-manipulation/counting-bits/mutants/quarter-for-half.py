# Bug: takes two digits away but adds only the last one.
class Solution:
    def countBits(self, n: int) -> List[int]:
        counts = [0]
        for number in range(1, n + 1):
            counts.append(counts[number // 4] + number % 2)
        return counts
