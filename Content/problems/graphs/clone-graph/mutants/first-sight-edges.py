# Bug: joins a neighbour only when it is met for the first time, so a tree comes out.
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for neighbour in original.neighbors:
                if neighbour not in copies:
                    copies[neighbour] = Node(neighbour.val)
                    copies[original].neighbors.append(copies[neighbour])
                    copies[neighbour].neighbors.append(copies[original])
                    queue.append(neighbour)
        return copies[node]
