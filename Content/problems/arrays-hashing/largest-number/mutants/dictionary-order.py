# Bug: sorts the texts by the dictionary.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        joined = "".join(sorted(map(str, nums), reverse=True))
        return "0" if joined[0] == "0" else joined
