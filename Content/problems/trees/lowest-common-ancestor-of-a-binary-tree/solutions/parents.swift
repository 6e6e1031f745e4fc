// Idea: notes every parent, marks the way up from p and climbs from q to the first mark. Time O(n).
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    var parents: [ObjectIdentifier: TreeNode] = [:]
    var rest = [root]
    while let place = rest.popLast() {
      guard let node = place else { continue }
      for child in [node.left, node.right] {
        guard let child else { continue }
        parents[ObjectIdentifier(child)] = node
        rest.append(child)
      }
    }
    var marked: Set<ObjectIdentifier> = []
    var climber = p
    while let node = climber {
      marked.insert(ObjectIdentifier(node))
      climber = parents[ObjectIdentifier(node)]
    }
    climber = q
    while let node = climber, !marked.contains(ObjectIdentifier(node)) {
      climber = parents[ObjectIdentifier(node)]
    }
    return climber
  }
}
