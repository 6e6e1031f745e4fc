# Idea: lists every node first, then builds from the values by searching the list. Time O(nodes ·
# edges).
class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        originals = [node] if node else []
        for original in originals:
            for neighbour in original.neighbors:
                if not any(known is neighbour for known in originals):
                    originals.append(neighbour)
        copies = [Node(original.val) for original in originals]
        for original, copy in zip(originals, copies):
            for neighbour in original.neighbors:
                copy.neighbors.append(next(c for c in copies if c.val == neighbour.val))
        return copies[0] if copies else None
