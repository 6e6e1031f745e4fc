// Idea: paints the number line, twice as fine so that gaps between neighbours show. Time O(n ·
// length + range).
class Solution {
  func merge(_ intervals: [[Int]]) -> [[Int]] {
    let end = intervals.map { $0[1] }.max() ?? 0
    var isPainted = [Bool](repeating: false, count: 2 * end + 2)
    for interval in intervals {
      for place in 2 * interval[0]...2 * interval[1] { isPainted[place] = true }
    }
    var merged: [[Int]] = []
    var start: Int?
    for place in isPainted.indices {
      if isPainted[place] {
        start = start ?? place / 2
      } else if let begin = start {
        merged.append([begin, (place - 1) / 2])
        start = nil
      }
    }
    return merged
  }
}
