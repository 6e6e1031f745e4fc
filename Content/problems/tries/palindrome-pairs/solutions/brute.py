# Idea: writes every two words behind each other and looks whether it is a palindrome.
class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        pairs = []
        for i, j in permutations(range(len(words)), 2):
            whole = words[i] + words[j]
            if whole == whole[::-1]:
                pairs.append([i, j])
        return pairs
