# Bug: does not expect an empty graph.
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copies = {}

        def clone(original: 'Node') -> 'Node':
            if original not in copies:
                copies[original] = copy = Node(original.val)
                copy.neighbors = [clone(neighbour) for neighbour in original.neighbors]
            return copies[original]

        return clone(node)
