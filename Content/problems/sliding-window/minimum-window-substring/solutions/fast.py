# Idea: a sliding window with the number of letters that are missing in it.
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        missing = Counter(t)
        missing_count = len(t)
        start = 0
        windows = []
        for end, letter in enumerate(s, 1):
            if missing[letter] > 0:
                missing_count -= 1
            missing[letter] -= 1
            while missing_count == 0:
                windows.append((end - start, start))
                missing[s[start]] += 1
                if missing[s[start]] > 0:
                    missing_count += 1
                start += 1
        if not windows:
            return ""
        length, start = min(windows)
        return s[start:start + length]
