# Bug: takes all cards of a number away at once.
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        left = Counter(hand)
        for first in sorted(hand):
            if left[first]:
                for card in range(first, first + groupSize):
                    if not left[card]:
                        return False
                    left[card] = 0
        return True
