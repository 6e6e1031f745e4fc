// Idea: roots come from preorder in turn, each cuts its range of inorder. Time O(n), space O(n).
class Solution {
  private var places: [Int: Int] = [:]
  private var roots = ArraySlice<Int>()

  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    places = [:]
    for (place, value) in inorder.enumerated() { places[value] = place }
    roots = preorder[...]
    return build(inorder.indices)
  }

  private func build(_ range: Range<Int>) -> TreeNode? {
    guard !range.isEmpty, let value = roots.popFirst(), let place = places[value] else {
      return nil
    }
    let node = TreeNode(value)
    node.left = build(range.lowerBound..<place)
    node.right = build(place + 1..<range.upperBound)
    return node
  }
}
