// Idea: the intervals from the shortest on, each answers the open queries inside it.
// Time O((n + m) log (n + m)).
class Solution {
  func minInterval(_ intervals: [[Int]], _ queries: [Int]) -> [Int] {
    let places = queries.indices.sorted { queries[$0] < queries[$1] }
    let ordered = places.map { queries[$0] }
    var open = Array(0...ordered.count)
    var answers = [Int](repeating: -1, count: queries.count)
    for interval in intervals.sorted(by: { $0[1] - $0[0] < $1[1] - $1[0] }) {
      var index = firstOpen(&open, lowerBound(ordered, interval[0]))
      while index < ordered.count, ordered[index] <= interval[1] {
        answers[places[index]] = interval[1] - interval[0] + 1
        open[index] = index + 1
        index = firstOpen(&open, index)
      }
    }
    return answers
  }

  private func firstOpen(_ open: inout [Int], _ start: Int) -> Int {
    var index = start
    while open[index] != index {
      open[index] = open[open[index]]
      index = open[index]
    }
    return index
  }

  private func lowerBound(_ ordered: [Int], _ number: Int) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
