// Bug: too slow: looks at all earlier intervals for the longest chain that ends with each one.
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    let pairs = intervals.map { (start: $0[0], end: $0[1]) }.sorted { $0.start < $1.start }
    var chains = [Int](repeating: 1, count: pairs.count)
    var longest = 1
    for index in pairs.indices {
      for before in 0..<index where pairs[before].end <= pairs[index].start {
        chains[index] = max(chains[index], chains[before] + 1)
      }
      longest = max(longest, chains[index])
    }
    return pairs.count - longest
  }
}
