# Style: one line.
class Solution:
    isAnagram = lambda self, s, t: Counter(s) == Counter(t)
