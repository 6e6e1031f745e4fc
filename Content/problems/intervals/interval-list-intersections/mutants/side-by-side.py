# Bug: compares only intervals that stand at the same position of both lists.
class Solution:
    def intervalIntersection(self, firstList, secondList):
        shared = []
        for one, two in zip(firstList, secondList):
            start, end = max(one[0], two[0]), min(one[1], two[1])
            if start <= end:
                shared.append([start, end])
        return shared
