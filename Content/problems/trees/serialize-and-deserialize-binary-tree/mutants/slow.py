# Bug: too slow. Splits the whole rest of the text again for every single word: O(n^2).
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
        rest = data

        def read() -> Optional[TreeNode]:
            nonlocal rest
            words = rest.split(",")
            rest = ",".join(words[1:])
            return None if words[0] == "#" else TreeNode(int(words[0]))

        root = read()
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left = read()
            node.right = read()
            queue.extend(child for child in (node.left, node.right) if child)
        return root
