# Idea: all nodes in an array whose pairs are swapped, then linked anew. Time O(n), space O(n).
class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for place in range(1, len(nodes), 2):
            nodes[place - 1], nodes[place] = nodes[place], nodes[place - 1]
        nodes.append(None)
        for node, following in zip(nodes, nodes[1:]):
            node.next = following
        return nodes[0]
