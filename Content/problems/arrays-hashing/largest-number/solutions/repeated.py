# Idea: sort by the texts repeated to twenty digits.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        def repeated(text: str) -> str:
            return (text * 20)[:20]

        texts = sorted(map(str, nums), key=repeated, reverse=True)
        joined = "".join(texts)
        return "0" if joined[0] == "0" else joined
