# Bug: sorts and cuts the list into pieces, so groups that overlap are not found.
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        hand = sorted(hand)
        for begin in range(0, len(hand), groupSize):
            if hand[begin:begin + groupSize] != list(range(hand[begin], hand[begin] + groupSize)):
                return False
        return True
