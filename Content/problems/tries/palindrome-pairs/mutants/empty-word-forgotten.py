# Bug: forgets that the empty word goes with every palindrome.
class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        pairs = []
        for i, j in permutations(range(len(words)), 2):
            whole = words[i] + words[j]
            if words[i] and words[j] and whole == whole[::-1]:
                pairs.append([i, j])
        return pairs
