# Idea: level order with a mark for every missing child, read back with a queue. Time and space
# O(n).
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        words = []
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node:
                words.append(str(node.val))
                queue.append(node.left)
                queue.append(node.right)
            else:
                words.append("#")
        return ",".join(words)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        words = iter(data.split(","))

        def read() -> Optional[TreeNode]:
            word = next(words)
            return None if word == "#" else TreeNode(int(word))

        root = read()
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left = read()
            node.right = read()
            queue.extend(child for child in (node.left, node.right) if child)
        return root
