# Bug: appends the path itself, which is emptied again on the way back.
class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []
        path = []
        numbers = sorted(candidates)

        def extend(rest: int, start: int) -> None:
            if rest == 0:
                found.append(path)
                return
            for index in range(start, len(numbers)):
                if numbers[index] > rest:
                    break
                if index > start and numbers[index] == numbers[index - 1]:
                    continue
                path.append(numbers[index])
                extend(rest - numbers[index], index + 1)
                path.pop()

        extend(target, 0)
        return found
