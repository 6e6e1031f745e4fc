# Bug: appends the path itself, which is emptied again on the way back.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []
        path = []

        def extend(rest: int, start: int) -> None:
            if rest == 0:
                found.append(path)
                return
            for index in range(start, len(candidates)):
                if candidates[index] <= rest:
                    path.append(candidates[index])
                    extend(rest - candidates[index], index)
                    path.pop()

        extend(target, 0)
        return found
