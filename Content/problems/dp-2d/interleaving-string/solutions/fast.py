# Idea: which pairs of beginnings make up a beginning of s3, as the counts taken from s1.
class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        counts = {0}
        for place, letter in enumerate(s3):
            following = set()
            for count in counts:
                if s1[count : count + 1] == letter:
                    following.add(count + 1)
                other = place - count
                if s2[other : other + 1] == letter:
                    following.add(count)
            counts = following
        return len(counts) > 0
