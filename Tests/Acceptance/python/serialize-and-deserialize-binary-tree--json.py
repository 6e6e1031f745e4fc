# Style: nested lists as JSON, recursive, no initializer.
class Codec:

    def serialize(self, root):
        """Encodes a tree to a single string.

        :type root: TreeNode
        :rtype: str
        """
        rows = []

        def visit(node):
            if node is None:
                rows.append(None)
                return
            rows.append(node.val)
            visit(node.left)
            visit(node.right)

        visit(root)
        return dumps(rows)

    def deserialize(self, data):
        """Decodes your encoded data to tree.

        :type data: str
        :rtype: TreeNode
        """
        values = iter(loads(data))

        def build():
            value = next(values)
            if value is None:
                return None
            node = TreeNode(value)
            node.left = build()
            node.right = build()
            return node

        return build()


# Your Codec object will be instantiated and called as such:
ser = Codec()
deser = Codec()
ans = deser.deserialize(ser.serialize(None))
