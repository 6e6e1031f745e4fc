# Bug: too slow. Counts the way from the head to every node again to see whether it is shorter than
# the way just walked: O(n^2).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        node = head
        steps = 0
        while node:
            earlier, distance = head, 0
            while earlier is not node:
                earlier = earlier.next
                distance += 1
            if distance < steps:
                return True
            node = node.next
            steps += 1
        return False
