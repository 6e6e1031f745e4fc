// Idea: gives every form of subtree a number by a dictionary, the large tree's first. Time
// O(n + m).
class Solution {
  private struct Form: Hashable {
    let value, left, right: Int
  }

  private var numbers: [Form: Int] = [:]

  func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
    numbers = [:]
    _ = number(root)
    let known = numbers.count
    return number(subRoot) <= known
  }

  private func number(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let form = Form(value: node.val, left: number(node.left), right: number(node.right))
    if let known = numbers[form] { return known }
    numbers[form] = numbers.count + 1
    return numbers.count
  }
}
