# Bug: when one text begins with the other, always puts the shorter one first.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        joined = "".join(sorted(map(str, nums), key=lambda text: text.ljust(10, ":"), reverse=True))
        return "0" if joined[0] == "0" else joined
