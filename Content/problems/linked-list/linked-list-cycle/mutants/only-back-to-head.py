# Bug: waits for the head to come again, but a circle may begin further on (then it gives up).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        node = head.next if head else None
        for _ in range(10_000):
            if node is None:
                return False
            if node is head:
                return True
            node = node.next
        return False
