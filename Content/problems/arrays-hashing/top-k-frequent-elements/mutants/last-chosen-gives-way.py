# Bug: a commoner number takes the place of the one chosen last, not of the rarest so far.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        chosen = []
        for number in counts:
            if len(chosen) < k:
                chosen.append(number)
            elif counts[number] > counts[chosen[-1]]:
                chosen[-1] = number
        return chosen
