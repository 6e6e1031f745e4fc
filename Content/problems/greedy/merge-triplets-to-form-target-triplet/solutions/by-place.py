# Idea: for each place looks for a fitting triplet with just the target's number. Time O(n).
class Solution:
    def mergeTriplets(self, triplets: List[List[int]], target: List[int]) -> bool:
        found = set()
        for triplet in triplets:
            if all(number <= wanted for number, wanted in zip(triplet, target)):
                for place, (number, wanted) in enumerate(zip(triplet, target)):
                    if number == wanted:
                        found.add(place)
        return len(found) == 3
