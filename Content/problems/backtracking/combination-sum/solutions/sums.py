# Idea: lists of choices for every sum, candidate by candidate.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        choices = [[[]]] + [[] for _ in range(target)]
        for number in candidates:
            for total in range(number, target + 1):
                choices[total] += [choice + [number] for choice in choices[total - number]]
        return choices[target]
