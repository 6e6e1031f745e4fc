// Idea: adds the new one at the end, sorts and merges neighbours that meet. Time O(n log n).
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    let ordered = (intervals + [newInterval]).sorted { $0[0] < $1[0] }
    return ordered.dropFirst().reduce(into: [ordered[0]]) { merged, interval in
      let last = merged.removeLast()
      if interval[0] <= last[1] {
        merged.append([last[0], max(last[1], interval[1])])
      } else {
        merged += [last, interval]
      }
    }
  }
}
