# Idea: counts on the way back from the end, by recursion. Time O(n), call stack O(n).
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        self.count = 0

        def without(node: Optional[ListNode]) -> Optional[ListNode]:
            if node is None:
                return None
            node.next = without(node.next)
            self.count += 1
            return node.next if self.count == n else node

        return without(head)
