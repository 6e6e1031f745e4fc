# Bug: starts at the head without a helper node and returns it, though it may be the one to go.
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        ahead = before = head
        for _ in range(n):
            ahead = ahead.next
        while ahead and ahead.next:
            ahead = ahead.next
            before = before.next
        if before.next:
            before.next = before.next.next
        return head
