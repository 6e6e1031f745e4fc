# Bug: builds the right side before the left one, but preorder brings the left one first.
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        places = {value: place for place, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(start, end):
            if start >= end:
                return None
            value = next(roots)
            place = places[value]
            right = build(place + 1, end)
            return TreeNode(value, build(start, place), right)

        return build(0, len(inorder))
