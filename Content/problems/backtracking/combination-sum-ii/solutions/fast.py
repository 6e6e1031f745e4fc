# Idea: sort, and for each place of a choice try equal candidates only once.
class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def extend(path: List[int], rest: int, allowed: List[int]) -> None:
            if rest == 0:
                found.append(path)
            tried = None
            for index, number in enumerate(allowed):
                if number > rest:
                    break
                if number != tried:
                    extend(path + [number], rest - number, allowed[index + 1 :])
                tried = number

        extend([], target, sorted(candidates))
        return found
