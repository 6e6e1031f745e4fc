# Bug: takes every walk of more than a thousand steps for a circle.
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        node = head
        for _ in range(1_000):
            if node is None:
                return False
            node = node.next
        return True
