# Bug: appends the path itself, which is emptied again on the way back.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        found = []
        path = []

        def cut(start: int) -> None:
            if start == len(s):
                found.append(path)
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    path.append(piece)
                    cut(end)
                    path.pop()

        cut(0)
        return found
