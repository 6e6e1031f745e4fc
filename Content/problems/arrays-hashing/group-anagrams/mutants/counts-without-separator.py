# Bug: joins the counts without a separator: one a and eleven b reads like eleven a and one b.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord("a")] += 1
            groups["".join(map(str, counts))].append(word)
        return list(groups.values())
