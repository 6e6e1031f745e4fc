# Idea: decides the answer's digits from the highest on with a set of all leading digits. Time
# O(31 n), space O(n).
class Solution:
    def findMaximumXOR(self, nums: List[int]) -> int:
        answer = 0
        for place in reversed(range(max(nums).bit_length())):
            prefixes = {number >> place for number in nums}
            wanted = 2 * answer + 1
            possible = any(prefix ^ wanted in prefixes for prefix in prefixes)
            answer = wanted if possible else wanted - 1
        return answer
