// Idea: counts the nodes below each node, then goes down to where the k-th must be. Time O(n).
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    var sizes: [ObjectIdentifier: Int] = [:]
    _ = count(root, &sizes)
    var (next, k) = (root, k)
    while let node = next {
      let smaller = node.left.flatMap { sizes[ObjectIdentifier($0)] } ?? 0
      if k == smaller + 1 { return node.val }
      if k <= smaller {
        next = node.left
      } else {
        k -= smaller + 1
        next = node.right
      }
    }
    return -1
  }

  private func count(_ root: TreeNode?, _ sizes: inout [ObjectIdentifier: Int]) -> Int {
    guard let node = root else { return 0 }
    let size = count(node.left, &sizes) + 1 + count(node.right, &sizes)
    sizes[ObjectIdentifier(node)] = size
    return size
  }
}
