# Idea: gives up all stations of a stretch at the end of which the tank is below empty. Time O(n).
class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        start = 0
        tank = 0
        for station, (fuel, price) in enumerate(zip(gas, cost)):
            tank += fuel - price
            if tank < 0:
                start = station + 1
                tank = 0
        return start if sum(gas) >= sum(cost) else -1
