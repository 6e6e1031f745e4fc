# Idea: each number has the ones of its half and its last digit. Time O(n).
class Solution:
    def countBits(self, n: int) -> List[int]:
        counts = [0]
        for number in range(1, n + 1):
            counts.append(counts[number // 2] + number % 2)
        return counts
