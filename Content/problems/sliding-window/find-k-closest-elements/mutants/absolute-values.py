# Bug: compares absolute distances, which equal numbers below x lead astray.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        low, high = 0, len(arr) - k
        while low < high:
            middle = (low + high) // 2
            if abs(x - arr[middle]) > abs(arr[middle + k] - x):
                low = middle + 1
            else:
                high = middle
        return arr[low:low + k]
