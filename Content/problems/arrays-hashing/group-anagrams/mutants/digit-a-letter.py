# Bug: the key is a number with one decimal digit for each letter: ten a read like one b.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sum(10 ** (ord(letter) - ord("a")) for letter in word)].append(word)
        return list(groups.values())
