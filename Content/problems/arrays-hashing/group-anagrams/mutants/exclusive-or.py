# Bug: the key is the length and the exclusive or of the letters, in which each pair vanishes.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            mixed = 0
            for letter in word:
                mixed ^= ord(letter)
            groups[len(word), mixed].append(word)
        return list(groups.values())
