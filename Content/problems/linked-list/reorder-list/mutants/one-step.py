# Bug: moves only the last node behind the first and leaves the others.
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        before = head
        while before.next and before.next.next:
            before = before.next
        if before is head:
            return
        last = before.next
        before.next = None
        last.next = head.next
        head.next = last
