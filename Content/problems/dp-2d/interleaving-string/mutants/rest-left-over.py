# Bug: does not compare the lengths, so letters may be left over.
class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        counts = {0}
        for place, letter in enumerate(s3):
            following = set()
            for count in counts:
                if s1[count : count + 1] == letter:
                    following.add(count + 1)
                if s2[place - count : place - count + 1] == letter:
                    following.add(count)
            counts = following
        return len(counts) > 0
