# Idea: put results in the place of products first, then of sums.
class Solution:
    def calculate(self, s: str) -> int:
        pieces = [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[-+*/]", s)]
        for rank in ("*/", "+-"):
            place = 1
            while place < len(pieces):
                left, sign, right = pieces[place - 1:place + 2]
                if sign in rank:
                    pieces[place - 1:place + 2] = [self.result(left, sign, right)]
                else:
                    place += 2
        return pieces[0]

    def result(self, left: int, sign: str, right: int) -> int:
        if sign == "/":
            return left // right
        return left * right if sign == "*" else left + right if sign == "+" else left - right
