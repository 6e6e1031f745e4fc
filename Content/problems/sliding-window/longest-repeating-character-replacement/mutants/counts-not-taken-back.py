# Bug: moves the window without taking the letter that leaves off its count.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        start = longest = 0
        for end, letter in enumerate(s):
            counts[letter] += 1
            if end + 1 - start - max(counts.values()) > k:
                start += 1
            longest = max(longest, end + 1 - start)
        return longest
