# Idea: lists all numbers until one stands in the list already.
class Solution:
    def isHappy(self, n: int) -> bool:
        way = []
        while way.count(n) == 0:
            way.append(n)
            squares = [int(digit) * int(digit) for digit in str(n)]
            n = sum(squares)
        return n == 1
