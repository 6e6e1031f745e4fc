# Bug: returns the numbers by their distance.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        return sorted(arr, key=lambda number: (abs(number - x), number))[:k]
