# Bug: asks only whether each letter occurs, not how often.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        return set(ransomNote) <= set(magazine)
