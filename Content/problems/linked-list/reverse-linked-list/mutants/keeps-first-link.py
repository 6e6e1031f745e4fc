# Bug: never cuts the first node's old link, so the answer ends in a circle of two.
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None:
            return None
        previous = head
        node = head.next
        while node:
            following = node.next
            node.next = previous
            previous = node
            node = following
        return previous
