# Bug: steps on in both lists after an intersection.
class Solution:
    def intervalIntersection(self, firstList, secondList):
        shared = []
        one = two = 0
        while one < len(firstList) and two < len(secondList):
            start = max(firstList[one][0], secondList[two][0])
            end = min(firstList[one][1], secondList[two][1])
            if start <= end:
                shared.append([start, end])
                one, two = one + 1, two + 1
            elif firstList[one][1] == end:
                one += 1
            else:
                two += 1
        return shared
