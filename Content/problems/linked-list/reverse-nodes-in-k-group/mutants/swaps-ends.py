# Bug: exchanges only the first and the last node of a group.
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        for start in range(0, len(nodes) - k + 1, k):
            one, other = nodes[start], nodes[start + k - 1]
            one.val, other.val = other.val, one.val
        return head
