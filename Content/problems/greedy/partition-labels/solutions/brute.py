# Idea: cuts wherever no letter stands on both sides. Time O(n²).
class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        cuts = [end for end in range(len(s) + 1) if not set(s[:end]) & set(s[end:])]
        return [after - before for before, after in pairwise(cuts)]
