# Idea: shortest path from 0 to the amount, a coin an edge.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        seen = {0}
        sums = [0]
        count = 0
        while sums:
            if amount in seen:
                return count
            count += 1
            following = []
            for total in sums:
                for coin in coins:
                    reached = total + coin
                    if reached <= amount and reached not in seen:
                        seen.add(reached)
                        following.append(reached)
            sums = following
        return -1
