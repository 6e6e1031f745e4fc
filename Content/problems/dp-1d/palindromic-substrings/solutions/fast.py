# Idea: go outwards from every character and every gap.
class Solution:
    def countSubstrings(self, s: str) -> int:
        def around(left: int, right: int) -> int:
            count = 0
            while left >= 0 and right < len(s) and s[left] == s[right]:
                count += 1
                left -= 1
                right += 1
            return count

        return sum(around(i, i) + around(i, i + 1) for i in range(len(s)))
