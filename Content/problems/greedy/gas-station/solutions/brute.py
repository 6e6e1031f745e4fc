# Idea: drives from every station until it fails or is around. Time O(n²), space O(1).
class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        gains = [fuel - price for fuel, price in zip(gas, cost)]
        for start in range(len(gains)):
            if min(accumulate(gains[start:] + gains[:start])) >= 0:
                return start
        return -1
