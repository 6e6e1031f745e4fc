# Bug: stops before the last pair of a list with an even number of nodes.
class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        front = before = ListNode(0, head)
        while before.next and before.next.next and before.next.next.next:
            first = before.next
            second = first.next
            first.next = second.next
            second.next = first
            before.next = second
            before = first
        return front.next
