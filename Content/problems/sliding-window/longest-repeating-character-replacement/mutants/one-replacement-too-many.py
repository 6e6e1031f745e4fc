# Bug: lets the window hold one letter too many to replace.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        start = longest = 0
        for end, letter in enumerate(s):
            counts[letter] += 1
            while end + 1 - start - max(counts.values()) > k + 1:
                counts[s[start]] -= 1
                start += 1
            longest = max(longest, end + 1 - start)
        return longest
