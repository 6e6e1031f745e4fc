// Idea: walks outwards from every node, as in a graph. Time O(n²), space O(n).
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
    var longest = 0
    for start in nodes.indices {
      var walk = [(place: start, before: -1, distance: 0)]
      while let (place, before, distance) = walk.popLast() {
        longest = max(longest, distance)
        for after in neighbours[place] where after != before {
          walk.append((after, place, distance + 1))
        }
      }
    }
    return longest
  }
}
