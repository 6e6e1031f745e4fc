# Bug: stops when both ends stand next to each other, so with an odd number the middle node is lost.
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        front, back = 0, len(nodes) - 1
        last = head
        while front < back:
            nodes[front].next = nodes[back]
            if last is not head or front:
                last.next = nodes[front]
            last = nodes[back]
            front, back = front + 1, back - 1
        last.next = None
