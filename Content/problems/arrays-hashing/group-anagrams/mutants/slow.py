# Bug: too slow: compares each word with every group made so far.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = []
        for word in strs:
            for group in groups:
                if sorted(group[0]) == sorted(word):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
