# Idea: all nodes in an array, linked anew from both ends. Time O(n), space O(n).
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        nodes = deque()
        while head:
            nodes.append(head)
            head = head.next
        order = []
        while nodes:
            order.append(nodes.popleft())
            if nodes:
                order.append(nodes.pop())
        for node, following in zip(order, order[1:] + [None]):
            node.next = following
