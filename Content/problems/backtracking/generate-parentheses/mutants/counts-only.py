# Bug: asks only for as many closing as opening ones.
class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        return [
            "".join("(" if place in opened else ")" for place in range(2 * n))
            for opened in combinations(range(2 * n), n)
        ]
