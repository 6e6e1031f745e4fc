# Bug: compares the two halves without turning one of them around.
class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        half = len(values) // 2
        return values[:half] == values[len(values) - half:]
