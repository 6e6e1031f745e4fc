# Idea: keeps the stones sorted and puts each difference in at its place.
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        left = sorted(stones)
        while len(left) > 1:
            first = left.pop()
            second = left.pop()
            insort(left, first - second)
        return left[0]
