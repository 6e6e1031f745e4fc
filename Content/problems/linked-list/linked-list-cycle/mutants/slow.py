# Bug: too slow. Walks from the head again to see whether each node was met before: O(n^2).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        node = head
        steps = 0
        while node:
            earlier = head
            for _ in range(steps):
                if earlier is node:
                    return True
                earlier = earlier.next
            node = node.next
            steps += 1
        return False
