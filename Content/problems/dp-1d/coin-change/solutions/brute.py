# Idea: try every count of every coin.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        def counts(rest: List[int], amount: int) -> Iterator[int]:
            if amount == 0:
                yield 0
            elif rest:
                for taken in range(amount // rest[0] + 1):
                    for others in counts(rest[1:], amount - taken * rest[0]):
                        yield taken + others

        return min(counts(coins, amount), default=-1)
