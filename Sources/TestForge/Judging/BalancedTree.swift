internal import Domain

/// Accepts any balanced search tree of exactly the sorted numbers.
func judgeBalancedTree(_ actual: Value, input: [Value]) -> Judgement {
  guard let items = actual.elements, let tree = DrawnTree(levelOrder: items) else {
    return .refused("The answer must be a tree.")
  }
  guard tree.visit(.inorder).map({ tree.values[$0] }) == input.first?.integers else {
    return .refused("The tree's values in order aren't the list.")
  }
  var depths = [Int](repeating: 0, count: tree.values.count)
  for node in tree.visit(.postorder) {
    let left = tree.left[node].map { depths[$0] } ?? 0
    let right = tree.right[node].map { depths[$0] } ?? 0
    guard abs(left - right) <= 1 else {
      return .refused("Below \(tree.values[node]) one side is \(abs(left - right)) levels deeper.")
    }
    depths[node] = 1 + max(left, right)
  }
  return .accepted
}
