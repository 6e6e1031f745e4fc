# Idea: put the sum of an innermost bracket in its place.
class Solution:
    def calculate(self, s: str) -> int:
        pieces = [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[-+()]", s)]
        while ")" in pieces:
            end = pieces.index(")")
            start = max(place for place in range(end) if pieces[place] == "(")
            pieces[start:end + 1] = [self.total(pieces[start + 1:end])]
        return self.total(pieces)

    def total(self, pieces: list) -> int:
        result, sign = 0, 1
        for piece in pieces:
            if isinstance(piece, int):
                result += sign * piece
            else:
                sign = 1 if piece == "+" else -1
        return result
