# Bug: copies the chain, but the random pointers still lead into the original list.
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        start = Node(0)
        tail = start
        node = head
        while node:
            tail.next = Node(node.val, None, node.random)
            tail = tail.next
            node = node.next
        return start.next
