# Idea: the counts of its letters are the key of a word's group.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = Counter(word)
            groups[frozenset(counts.items())].append(word)
        return list(groups.values())
