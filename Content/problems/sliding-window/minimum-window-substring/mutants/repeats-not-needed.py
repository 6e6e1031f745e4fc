# Bug: is content with one of each letter, even if t holds it twice.
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        wanted = set(t)
        counts = Counter()
        start, best = 0, ""
        for end, letter in enumerate(s, 1):
            counts[letter] += 1
            while all(counts[letter] for letter in wanted):
                if not best or end - start < len(best):
                    best = s[start:end]
                counts[s[start]] -= 1
                start += 1
        return best
