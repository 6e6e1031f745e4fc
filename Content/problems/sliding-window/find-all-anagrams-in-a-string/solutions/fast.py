# Idea: keep the letters of which p and the window hold a different number.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        differences = Counter(p)

        def change(letter: str, by: int) -> None:
            differences[letter] += by
            if differences[letter] == 0:
                del differences[letter]

        starts = []
        for start, letter in enumerate(s, 1 - len(p)):
            change(letter, -1)
            if start > 0:
                change(s[start - 1], 1)
            if not differences:
                starts.append(start)
        return starts
