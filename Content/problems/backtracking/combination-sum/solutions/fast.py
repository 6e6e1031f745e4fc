# Idea: take a candidate that fits, and never go back to an earlier one.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def extend(path: List[int], rest: int, allowed: List[int]) -> None:
            if rest == 0:
                found.append(path)
            for index, number in enumerate(allowed):
                if number <= rest:
                    extend(path + [number], rest - number, allowed[index:])

        extend([], target, candidates)
        return found
