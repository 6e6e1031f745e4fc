# Idea: for every beginning of the text which beginnings of the pattern fit, row by row.
class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        pieces = [(wanted, after == "*") for wanted, after in pairwise(p + " ") if wanted != "*"]
        row = [True]
        for _, is_starred in pieces:
            row.append(row[-1] and is_starred)
        for letter in s:
            following = [False]
            for (wanted, is_starred), (before, same) in zip(pieces, pairwise(row)):
                fits = wanted in (".", letter)
                if is_starred:
                    following.append(following[-1] or fits and same)
                else:
                    following.append(fits and before)
            row = following
        return row[-1]
