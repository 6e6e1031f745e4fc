# Idea: search by halving for the place where the window of k begins.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        low = 0
        high = len(arr) - k
        while low < high:
            middle = (low + high) // 2
            if x - arr[middle] > arr[middle + k] - x:
                low = middle + 1
            else:
                high = middle
        return arr[low:low + k]
