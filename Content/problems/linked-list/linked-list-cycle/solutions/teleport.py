# Idea: one walker, and a marker that jumps to it after 1, 2, 4, 8 … steps (Brent). Time O(n),
# space O(1).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        if head is None:
            return False
        marker, walker = head, head.next
        steps = limit = 1
        while walker:
            if walker is marker:
                return True
            if steps == limit:
                marker = walker
                limit *= 2
                steps = 0
            walker = walker.next
            steps += 1
        return False
