# Idea: counts the numbers; the smallest card left always begins a group. Time O(n log n).
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        left = Counter(hand)
        for first in sorted(hand):
            if left[first]:
                for card in range(first, first + groupSize):
                    if not left[card]:
                        return False
                    left[card] -= 1
        return True
