# Bug: makes a piece of each run of equal letters.
class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        return [len(list(run)) for _, run in groupby(s)]
