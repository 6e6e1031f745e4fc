# Idea: appends the whole list once more, one higher, until it is long enough. Time O(n).
class Solution:
    def countBits(self, n: int) -> List[int]:
        counts = [0]
        while len(counts) <= n:
            counts += [count + 1 for count in counts]
        return counts[:n + 1]
