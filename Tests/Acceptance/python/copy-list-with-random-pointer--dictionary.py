# Style: a dictionary that holds None as well.
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        copies = {None: None}
        node = head
        while node:
            copies[node] = Node(node.val)
            node = node.next
        for old, new in copies.items():
            if old:
                new.next, new.random = copies[old.next], copies[old.random]
        return copies[head]
