# Bug: does not skip equal candidates, so a choice appears for each of them.
class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def extend(path: List[int], rest: int, allowed: List[int]) -> None:
            if rest == 0:
                found.append(path)
            for index, number in enumerate(allowed):
                if number > rest:
                    break
                extend(path + [number], rest - number, allowed[index + 1 :])

        extend([], target, sorted(candidates))
        return found
