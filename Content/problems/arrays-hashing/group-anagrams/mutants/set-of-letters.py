# Bug: the key is the set of letters, which forgets how often each letter occurs.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[frozenset(word)].append(word)
        return list(groups.values())
