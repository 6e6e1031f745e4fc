# Bug: skips every candidate that equals its neighbour, so no number is taken twice.
class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def extend(path: List[int], rest: int, allowed: List[int]) -> None:
            if rest == 0:
                found.append(path)
            for index, number in enumerate(allowed):
                if number <= rest:
                    extend(path + [number], rest - number, allowed[index + 1 :])

        extend([], target, sorted(set(candidates)))
        return found
