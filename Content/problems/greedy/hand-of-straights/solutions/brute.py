# Idea: looks for the smallest card and takes it away with its successors. Time O(n²).
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        rest = list(hand)
        while rest:
            first = min(rest)
            for card in range(first, first + groupSize):
                if card not in rest:
                    return False
                rest.remove(card)
        return True
