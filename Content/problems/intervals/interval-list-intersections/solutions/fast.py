# Idea: a position in each list; the interval that ends first is put aside. Time O(n + m).
class Solution:
    def intervalIntersection(
        self, firstList: List[List[int]], secondList: List[List[int]]
    ) -> List[List[int]]:
        shared = []
        one = 0
        two = 0
        while one < len(firstList) and two < len(secondList):
            start = max(firstList[one][0], secondList[two][0])
            end = min(firstList[one][1], secondList[two][1])
            if start <= end:
                shared.append([start, end])
            if firstList[one][1] == end:
                one += 1
            else:
                two += 1
        return shared
