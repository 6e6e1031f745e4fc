# Bug: returns the last edge of the list, wherever the circle is.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        return edges[-1]
