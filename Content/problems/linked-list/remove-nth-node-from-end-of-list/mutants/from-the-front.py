# Bug: counts from the front instead of from the end.
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        front = before = ListNode(0, head)
        for _ in range(n - 1):
            before = before.next
        before.next = before.next.next
        return front.next
