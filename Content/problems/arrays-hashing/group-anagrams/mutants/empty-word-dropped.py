# Bug: skips the empty word, although it is a word like any other.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            if word:
                groups["".join(sorted(word))].append(word)
        return list(groups.values())
