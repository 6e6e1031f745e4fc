# Idea: try every count of the first coin, and pay the rest with the others.
class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        def ways(amount: int, coins: List[int]) -> int:
            if not coins:
                return 1 if amount == 0 else 0
            coin, *others = coins
            return sum(ways(rest, others) for rest in range(amount, -1, -coin))

        return ways(amount, coins)
