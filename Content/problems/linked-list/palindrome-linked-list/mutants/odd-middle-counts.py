# Bug: does not pass over the middle one of an odd number of nodes.
class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        stack = []
        slow = fast = head
        while fast and fast.next:
            stack.append(slow.val)
            slow = slow.next
            fast = fast.next.next
        while slow and stack:
            if stack.pop() != slow.val:
                return False
            slow = slow.next
        return True
