# Bug: too slow. Counts both positions anew for every pair of nodes it compares: O(n^3).
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        def position(target):
            index, node = 0, head
            while node is not target:
                index, node = index + 1, node.next
            return index

        start = Node(0)
        tail = start
        node = head
        while node:
            tail.next = Node(node.val)
            tail = tail.next
            node = node.next
        node, twin = head, start.next
        while node:
            original, copy = head, start.next
            while original and node.random:
                if position(original) == position(node.random):
                    twin.random = copy
                original, copy = original.next, copy.next
            node, twin = node.next, twin.next
        return start.next
