# Bug: wants every letter of the magazine used up.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        return sorted(ransomNote) == sorted(magazine)
