# Bug: keeps the commonest letter of the whole text, which need not be the best one.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        kept = max(sorted(set(s)), key=s.count)
        start = others = longest = 0
        for end, letter in enumerate(s):
            others += letter != kept
            while others > k:
                others -= s[start] != kept
                start += 1
            longest = max(longest, end + 1 - start)
        return longest
