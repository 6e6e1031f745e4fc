final class MinTree {
  private let size: Int
  private var nodes: [Int]

  init(_ values: [Int]) {
    size = values.count
    nodes = Array(repeating: Int.max, count: 2 * size)
    for i in 0..<size { nodes[size + i] = values[i] }
    for i in stride(from: size - 1, through: 1, by: -1) {
      nodes[i] = min(nodes[i << 1], nodes[i << 1 | 1])
    }
  }

  func least(_ from: Int, _ to: Int) -> Int {
    var (l, r, best) = (from + size, to + size, Int.max)
    while l < r {
      if l & 1 == 1 {
        best = min(best, nodes[l])
        l += 1
      }
      if r & 1 == 1 {
        r -= 1
        best = min(best, nodes[r])
      }
      l >>= 1
      r >>= 1
    }
    return best
  }
}

let tree = MinTree([5, 2, 8, 1, 9, 3])
print(tree.least(1, 5))
