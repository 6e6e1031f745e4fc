# Bug: returns the last start tried without asking whether there is enough fuel in all.
class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        start = tank = 0
        for station, (fuel, price) in enumerate(zip(gas, cost)):
            tank += fuel - price
            if tank < 0:
                start, tank = station + 1, 0
        return start if start < len(gas) else -1
