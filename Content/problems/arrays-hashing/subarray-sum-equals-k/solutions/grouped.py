# Idea: the places of each sum of a beginning; pairs of groups that differ by k.
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        places = defaultdict(list)
        places[0].append(0)
        total = 0
        for place, number in enumerate(nums, 1):
            total += number
            places[total].append(place)
        answer = 0
        for total, starts in places.items():
            ends = places.get(total + k, [])
            for start in starts:
                answer += len(ends) - bisect_right(ends, start)
        return answer
