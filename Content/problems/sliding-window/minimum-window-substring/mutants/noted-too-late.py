# Bug: notes the window after its first letter has gone out.
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        missing = Counter(t)
        missing_count = len(t)
        start, best = 0, ""
        for end, letter in enumerate(s, 1):
            if missing[letter] > 0:
                missing_count -= 1
            missing[letter] -= 1
            while missing_count == 0:
                missing[s[start]] += 1
                if missing[s[start]] > 0:
                    missing_count += 1
                start += 1
                if not best or end - start < len(best):
                    best = s[start:end]
        return best
