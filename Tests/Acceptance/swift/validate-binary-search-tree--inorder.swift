// Recursive: the values in order, compared with their neighbours.
class Solution {
    func isValidBST(_ root: TreeNode?) -> Bool {
        func values(_ node: TreeNode?) -> [Int] {
            guard let node = node else { return [] }
            return values(node.left) + [node.val] + values(node.right)
        }
        let all = values(root)
        return zip(all, all.dropFirst()).allSatisfy { $0 < $1 }
    }
}

// Tried by hand:
print(Solution().isValidBST(TreeNode(1)))
