# Idea: copies the values into an array and compares it with its reverse. Time O(n), space O(n).
class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        return values == values[::-1]
