# Idea: in ascending order, groups that wait for a number get its cards first. Time O(n log n).
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        counts = Counter(hand)
        begun = Counter()
        waiting = 0
        awaited = None
        for card in sorted(counts):
            if waiting and card != awaited:
                return False
            if counts[card] < waiting:
                return False
            begun[card] = counts[card] - waiting
            waiting = counts[card] - begun[card - groupSize + 1]
            awaited = card + 1
        return waiting == 0
