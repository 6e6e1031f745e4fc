# Idea: walk along the weights until the number drawn is used up.
class Solution:
    def __init__(self, w: List[int]):
        self.weights = w

    def pickIndex(self) -> int:
        left = random.randrange(sum(self.weights))
        for index, weight in enumerate(self.weights):
            left -= weight
            if left < 0:
                return index
