# Idea: roots come from preorder in turn, each cuts its range of inorder. Time O(n), space O(n).
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        places = {value: place for place, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(start: int, end: int) -> Optional[TreeNode]:
            if start == end:
                return None
            value = next(roots)
            place = places[value]
            return TreeNode(value, build(start, place), build(place + 1, end))

        return build(0, len(inorder))
