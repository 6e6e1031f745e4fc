# Bug: leaves the loop at the first candidate that is too large, though they are not sorted.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def extend(path: List[int], rest: int, allowed: List[int]) -> None:
            if rest == 0:
                found.append(path)
            for index, number in enumerate(allowed):
                if number > rest:
                    break
                extend(path + [number], rest - number, allowed[index:])

        extend([], target, candidates)
        return found
