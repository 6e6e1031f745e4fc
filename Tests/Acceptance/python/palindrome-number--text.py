# Style: text read backwards, a helper outside the class.
def backwards(text):
    return text[::-1]


LIMIT = 0


class Helper:
    @staticmethod
    def same(left, right):
        return left == right


class Solution:
    def isPalindrome(self, x: int) -> bool:
        return x >= LIMIT and Helper.same(str(x), backwards(str(x)))


print(Solution().isPalindrome(121))
