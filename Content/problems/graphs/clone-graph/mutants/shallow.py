# Bug: makes a new first node and leaves it connected to the original neighbours.
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if node is None:
            return None
        return Node(node.val, list(node.neighbors))
