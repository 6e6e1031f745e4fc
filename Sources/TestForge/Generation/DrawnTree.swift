internal import Domain

/// A binary tree over the indices of its values.
struct DrawnTree: Sendable {
  var values: [Int]
  var root: Int?
  private(set) var left: [Int?]
  private(set) var right: [Int?]

  /// A tree of the first value alone.
  init(values: [Int]) {
    self.values = values
    root = values.isEmpty ? nil : 0
    left = [Int?](repeating: nil, count: values.count)
    right = left
  }

  mutating func hang(_ node: Int, below parent: Int, onLeft: Bool) {
    if onLeft { left[parent] = node } else { right[parent] = node }
  }

  mutating func flip(_ node: Int) { (left[node], right[node]) = (right[node], left[node]) }

  mutating func cut(_ node: Int, below parent: Int) {
    if left[parent] == node { left[parent] = nil } else { right[parent] = nil }
  }

  /// Puts a node where its value belongs in a search tree.
  mutating func insert(_ node: Int) {
    var current = root ?? node
    while current != node {
      let goesLeft = values[node] < values[current]
      if let next = goesLeft ? left[current] : right[current] {
        current = next
      } else {
        hang(node, below: current, onLeft: goesLeft)
        current = node
      }
    }
  }

  /// Hangs the middle of a range above its halves.
  mutating func balance(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    let middle = (range.lowerBound + range.upperBound) / 2
    left[middle] = balance(range.lowerBound..<middle)
    right[middle] = balance(middle + 1..<range.upperBound)
    return middle
  }

  /// Level order with null for a missing child, without trailing nulls.
  var levelOrder: [Value] {
    var items: [Value] = []
    var queue: [Int?] = root.map { [$0] } ?? []
    var next = 0
    while next < queue.count {
      if let node = queue[next] {
        items.append(.int(values[node]))
        queue += [left[node], right[node]]
      } else {
        items.append(.null)
      }
      next += 1
    }
    while items.last == .null { items.removeLast() }
    return items
  }
}
