# Idea: walks the graph breadth first and keeps one copy for every node met. Time O(nodes +
# edges), space O(nodes).
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        queue = [node]
        for original in queue:
            for neighbour in original.neighbors:
                if neighbour not in copies:
                    copies[neighbour] = Node(neighbour.val)
                    queue.append(neighbour)
                copies[original].neighbors.append(copies[neighbour])
        return copies[node]
