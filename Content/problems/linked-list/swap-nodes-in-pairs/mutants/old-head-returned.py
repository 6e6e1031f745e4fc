# Bug: returns the old head, which is the second node now.
class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        before = ListNode(0, head)
        while before.next and before.next.next:
            first = before.next
            second = first.next
            first.next = second.next
            second.next = first
            before.next = second
            before = first
        return head
