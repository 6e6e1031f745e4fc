# Idea: join the texts in every order and take the largest.
class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        largest = max("".join(order) for order in permutations(map(str, nums)))
        return "0" if largest[0] == "0" else largest
