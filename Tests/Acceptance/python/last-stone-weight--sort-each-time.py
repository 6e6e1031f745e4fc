# Style: naive, sorts again after every smash.
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        while len(stones) > 1:
            stones.sort()
            first, second = stones.pop(), stones.pop()
            if first != second:
                stones.append(first - second)
        return stones[0] if stones else 0
