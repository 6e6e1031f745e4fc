// Idea: the node farthest from the root is an end of a longest way; a second walk finds the other.
// Time O(n), space O(n).
class Solution {
  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    guard let root else { return 0 }
    var nodes = [root]
    var neighbours: [[Int]] = [[]]
    var next = 0
    while next < nodes.count {
      for child in [nodes[next].left, nodes[next].right] {
        guard let child else { continue }
        neighbours[next].append(nodes.count)
        neighbours.append([next])
        nodes.append(child)
      }
      next += 1
    }
    let end = farthest(from: 0, neighbours).place
    return farthest(from: end, neighbours).distance
  }

  private func farthest(from start: Int, _ neighbours: [[Int]]) -> (place: Int, distance: Int) {
    var walk = [(place: start, before: -1, distance: 0)]
    var next = 0
    while next < walk.count {
      let (place, before, distance) = walk[next]
      for after in neighbours[place] where after != before {
        walk.append((after, place, distance + 1))
      }
      next += 1
    }
    return (walk[next - 1].place, walk[next - 1].distance)
  }
}
