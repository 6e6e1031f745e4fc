// Bug: too slow. Measures the height from every root.
class Solution {
  func findMinHeightTrees(_ n: Int, _ edges: [[Int]]) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].append(edge[1])
      neighbours[edge[1]].append(edge[0])
    }

    func height(_ root: Int) -> Int {
      var depth = [Int](repeating: -1, count: n)
      depth[root] = 0
      var queue = [root]
      var next = 0
      while next < queue.count {
        let node = queue[next]
        next += 1
        for near in neighbours[node] where depth[near] < 0 {
          depth[near] = depth[node] + 1
          queue.append(near)
        }
      }
      return depth[queue[queue.count - 1]]
    }

    let heights = (0..<n).map(height)
    let least = heights.min()
    return (0..<n).filter { heights[$0] == least }
  }
}
