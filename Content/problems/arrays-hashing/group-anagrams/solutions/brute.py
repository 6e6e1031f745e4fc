# Idea: compare each word with the first word of every group.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = []
        for word in strs:
            for group in groups:
                if self.is_anagram(word, group[0]):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups

    def is_anagram(self, word: str, other: str) -> bool:
        rest = list(other)
        for letter in word:
            if letter not in rest:
                return False
            rest.remove(letter)
        return not rest
