# Bug: copies the first node and its neighbours, and leaves everything further away as it was.
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        for neighbour in node.neighbors:
            copies[neighbour] = Node(neighbour.val)
        for original, copy in copies.items():
            copy.neighbors = [copies.get(other, other) for other in original.neighbors]
        return copies[node]
