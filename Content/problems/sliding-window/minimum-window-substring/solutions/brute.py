# Idea: tries all windows from the shortest on and counts their letters.
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        for length in range(len(t), len(s) + 1):
            for start in range(len(s) - length + 1):
                window = s[start:start + length]
                if all(window.count(letter) >= t.count(letter) for letter in set(t)):
                    return window
        return ""
