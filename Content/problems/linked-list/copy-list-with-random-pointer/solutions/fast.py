# Idea: weaves each copy in behind its original, links, and pulls both apart. Time O(n), extra
# space O(1).
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        if head is None:
            return None
        node = head
        while node:
            node.next = Node(node.val, node.next)
            node = node.next.next

        node = head
        while node:
            if node.random:
                node.next.random = node.random.next
            node = node.next.next

        answer = head.next
        node = head
        while node:
            copy = node.next
            node.next = copy.next
            copy.next = copy.next.next if copy.next else None
            node = node.next
        return answer
