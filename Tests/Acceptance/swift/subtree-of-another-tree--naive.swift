// Naive but allowed: compare at each node.
class Solution {
    func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
        guard let root = root else { return subRoot == nil }
        return same(root, subRoot) || isSubtree(root.left, subRoot) || isSubtree(root.right, subRoot)
    }

    private func same(_ a: TreeNode?, _ b: TreeNode?) -> Bool {
        if a == nil && b == nil { return true }
        guard let a = a, let b = b, a.val == b.val else { return false }
        return same(a.left, b.left) && same(a.right, b.right)
    }
}
