# Idea: all nodes in an array, whose slices are reversed and linked anew. Time O(n), space O(n).
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(0, len(nodes) - k + 1, k):
            nodes[start:start + k] = reversed(nodes[start:start + k])
        for node, following in zip(nodes, nodes[1:] + [None]):
            node.next = following
        return nodes[0]
