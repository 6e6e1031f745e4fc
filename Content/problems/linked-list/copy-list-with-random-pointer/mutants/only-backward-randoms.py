# Bug: links in a single pass, when the copies of later nodes do not exist yet.
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        copies = {}
        start = Node(0)
        tail = start
        node = head
        while node:
            tail.next = copies[node] = Node(node.val)
            tail = tail.next
            tail.random = copies.get(node.random)
            node = node.next
        return start.next
