# Idea: turns every random pointer into a position by searching, then builds anew. Time O(n^2),
# space O(n).
class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        originals = []
        node = head
        while node:
            originals.append(node)
            node = node.next
        copies = [Node(original.val) for original in originals]
        for index, original in enumerate(originals):
            if index + 1 < len(copies):
                copies[index].next = copies[index + 1]
            for position, candidate in enumerate(originals):
                if candidate is original.random:
                    copies[index].random = copies[position]
                    break
        return copies[0] if copies else None
