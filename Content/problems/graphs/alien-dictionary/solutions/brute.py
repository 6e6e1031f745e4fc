# Idea: tries all orders of the letters and takes one by which the list is sorted.
class Solution:
    def alienOrder(self, words: List[str]) -> str:
        for order in permutations(sorted(set("".join(words)))):
            ranked = [list(map(order.index, word)) for word in words]
            if ranked == sorted(ranked):
                return "".join(order)
        return ""
