// Idea: counts for each value how many others are smaller. Time O(n²), space O(n).
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    var values: [Int] = []
    var rest = [root]
    while let place = rest.popLast() {
      guard let node = place else { continue }
      values.append(node.val)
      rest += [node.left, node.right]
    }
    return values.first { value in values.count { $0 < value } == k - 1 } ?? -1
  }
}
