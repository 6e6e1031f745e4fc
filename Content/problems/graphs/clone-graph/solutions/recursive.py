# Idea: copies a node, remembers the copy, then asks for the copies of its neighbours. Time
# O(nodes + edges).
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copies = {}

        def clone(original: 'Node') -> 'Node':
            if original not in copies:
                copies[original] = copy = Node(original.val)
                copy.neighbors = [clone(neighbour) for neighbour in original.neighbors]
            return copies[original]

        return clone(node) if node else None
