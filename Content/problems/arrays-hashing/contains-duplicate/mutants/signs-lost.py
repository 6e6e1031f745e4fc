# Bug: remembers the numbers without their sign.
class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        seen = set()
        for number in nums:
            if abs(number) in seen:
                return True
            seen.add(abs(number))
        return False
