# Bug: takes a letter from s1 whenever it can and never comes back to that.
class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        one = other = 0
        for letter in s3:
            if one < len(s1) and s1[one] == letter:
                one += 1
            elif other < len(s2) and s2[other] == letter:
                other += 1
            else:
                return False
        return one == len(s1) and other == len(s2)
