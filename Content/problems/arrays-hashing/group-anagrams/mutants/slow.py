# Too slow: compares each word with every group made so far.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = []
        for word in strs:
            key = sorted(word)
            for other, group in groups:
                if other == key:
                    group.append(word)
                    break
            else:
                groups.append((key, [word]))
        return [group for _, group in groups]
