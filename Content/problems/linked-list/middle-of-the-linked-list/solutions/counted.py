# Idea: counts the nodes, then goes half as many links from the head. Time O(n), space O(1).
class Solution:
    def middleNode(self, head: Optional[ListNode]) -> Optional[ListNode]:
        count = 0
        node = head
        while node:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2):
            middle = middle.next
        return middle
