// Idea: queries in ascending order, a heap of the intervals that have begun, the shortest on top.
// Time O((n + m) log (n + m)).
class Solution {
  func minInterval(_ intervals: [[Int]], _ queries: [Int]) -> [Int] {
    let ordered = intervals.sorted { $0[0] < $1[0] }
    var answers = [Int](repeating: -1, count: queries.count)
    var begun = Heap()
    var next = 0
    for place in queries.indices.sorted(by: { queries[$0] < queries[$1] }) {
      while next < ordered.count, ordered[next][0] <= queries[place] {
        begun.push((ordered[next][1] - ordered[next][0] + 1, ordered[next][1]))
        next += 1
      }
      while let shortest = begun.items.first, shortest.end < queries[place] { begun.pop() }
      if let shortest = begun.items.first { answers[place] = shortest.length }
    }
    return answers
  }
}

struct Heap {
  var items: [(length: Int, end: Int)] = []

  mutating func push(_ item: (length: Int, end: Int)) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child].length < items[(child - 1) / 2].length {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child + 1].length < items[child].length { child += 1 }
      if items[parent].length <= items[child].length { break }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
