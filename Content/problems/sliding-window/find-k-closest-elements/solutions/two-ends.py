# Idea: give up the end that is farther away until k are left.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        first, last = 0, len(arr) - 1
        while last - first >= k:
            if x - arr[first] > arr[last] - x:
                first += 1
            else:
                last -= 1
        return arr[first:last + 1]
