# Idea: searches the heaviest stone twice in each round. Time O(n²).
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        left = list(stones)
        while len(left) > 1:
            first = max(left)
            left.remove(first)
            second = max(left)
            left.remove(second)
            if first > second:
                left.append(first - second)
        return sum(left)
