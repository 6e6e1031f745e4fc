# Bug: looks copies up by value, so nodes with equal values become one.
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        copies = {}
        start = Node(0)
        tail = start
        node = head
        while node:
            tail.next = copies[node.val] = Node(node.val)
            tail = tail.next
            node = node.next
        node, twin = head, start.next
        while node:
            if node.random:
                twin.random = copies[node.random.val]
            node, twin = node.next, twin.next
        return start.next
