# Bug: works out every * before any /.
class Solution:
    def calculate(self, s: str) -> int:
        pieces = [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[-+*/]", s)]
        for rank in ("*", "/", "+-"):
            place = 1
            while place < len(pieces):
                left, sign, right = pieces[place - 1:place + 2]
                if sign not in rank:
                    place += 2
                    continue
                result = {"*": left * right, "+": left + right, "-": left - right}.get(sign)
                pieces[place - 1:place + 2] = [left // right if sign == "/" and right else result or 0]
        return pieces[0]
