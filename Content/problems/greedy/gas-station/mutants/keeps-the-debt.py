# Bug: does not empty the tank for the new start but goes on with the debt.
class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        start = tank = 0
        for station, (fuel, price) in enumerate(zip(gas, cost)):
            tank += fuel - price
            if tank < 0:
                start = station + 1
        return start if sum(gas) >= sum(cost) else -1
