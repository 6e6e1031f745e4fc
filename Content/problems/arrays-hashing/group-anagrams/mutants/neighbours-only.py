# Bug: groups without sorting the words by key first, so only neighbours meet.
class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        return [list(group) for _, group in groupby(strs, key=sorted)]
