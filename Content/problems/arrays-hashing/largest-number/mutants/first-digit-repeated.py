# Bug: fills each text up with its first digit before comparing.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        joined = "".join(sorted(map(str, nums), key=lambda text: text.ljust(20, text[0]), reverse=True))
        return "0" if joined[0] == "0" else joined
