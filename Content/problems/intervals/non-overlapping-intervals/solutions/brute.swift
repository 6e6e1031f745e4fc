// Idea: the longest chain without overlap that ends with each interval. Time O(n²), space O(n).
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    let starts = intervals.sorted { $0[0] < $1[0] }.map { $0[0] }
    let ends = intervals.sorted { $0[0] < $1[0] }.map { $0[1] }
    var chains: [Int] = []
    for start in starts {
      let before = zip(chains, ends).filter { $0.1 <= start }.map { $0.0 }.max() ?? 0
      chains.append(before + 1)
    }
    return intervals.count - chains.max()!
  }
}
