# Bug: too slow. Remembers nodes only along the current path and walks every simple path:
# exponential.
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copies = {}

        def visit(original: 'Node', path: List['Node']) -> 'Node':
            copy = copies.setdefault(original, Node(original.val))
            if original not in path:
                copy.neighbors = [visit(other, path + [original]) for other in original.neighbors]
            return copy

        return visit(node, []) if node else None
