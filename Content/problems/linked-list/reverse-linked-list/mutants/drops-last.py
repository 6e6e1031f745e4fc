# Bug: stops one node early, so the last value is missing.
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None or head.next is None:
            return head
        reversed_part = None
        node = head
        while node.next:
            following = node.next
            node.next = reversed_part
            reversed_part = node
            node = following
        return reversed_part
