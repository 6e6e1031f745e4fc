# Idea: sort by which of the two ways of joining two texts is larger.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        order = cmp_to_key(lambda one, other: int(other + one) - int(one + other))
        texts = sorted(map(str, nums), key=order)
        return "".join(texts).lstrip("0") or "0"
