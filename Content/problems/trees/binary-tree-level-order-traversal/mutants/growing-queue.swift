// Bug: takes nodes until the queue ends, but it grows meanwhile: all nodes get into one level.
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var queue = [root].compactMap { $0 }
    while !queue.isEmpty {
      var values: [Int] = []
      var next = 0
      while next < queue.count {
        values.append(queue[next].val)
        queue += [queue[next].left, queue[next].right].compactMap { $0 }
        next += 1
      }
      levels.append(values)
      queue.removeFirst(next)
    }
    return levels
  }
}
