# Bug: drives only to the end of the list and never comes back to station 0.
class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        gains = [fuel - price for fuel, price in zip(gas, cost)]
        for start in range(len(gains)):
            if min(accumulate(gains[start:])) >= 0:
                return start
        return -1
