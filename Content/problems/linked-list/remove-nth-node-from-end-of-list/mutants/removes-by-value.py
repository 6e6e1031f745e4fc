# Bug: finds the right node but removes the first one that has the same value.
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        front = before = ListNode(0, head)
        while before.next.val != values[-n]:
            before = before.next
        before.next = before.next.next
        return front.next
