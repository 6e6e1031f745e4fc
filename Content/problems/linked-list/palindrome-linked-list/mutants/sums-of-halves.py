# Bug: compares the sums of the two halves instead of their values.
class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        half = len(values) // 2
        return sum(values[:half]) == sum(values[len(values) - half:])
