# Bug: overwrites the link before saving it, so everything behind the head is lost.
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        previous = None
        node = head
        while node:
            node.next = previous
            previous = node
            node = node.next.next if node.next else None
        return previous
