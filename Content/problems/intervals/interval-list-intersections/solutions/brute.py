# Idea: takes every interval of the one list with every one of the other. Time O(n · m).
class Solution:
    def intervalIntersection(
        self, firstList: List[List[int]], secondList: List[List[int]]
    ) -> List[List[int]]:
        shared = []
        for one in firstList:
            for two in secondList:
                start, end = max(one[0], two[0]), min(one[1], two[1])
                if start <= end:
                    shared.append([start, end])
        return shared
