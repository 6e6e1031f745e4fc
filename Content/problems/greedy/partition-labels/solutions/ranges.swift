// Idea: merges the ranges from each letter's first to its last position. Time O(n), space O(1).
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    var ranges: [UInt8: (first: Int, last: Int)] = [:]
    for (index, letter) in s.utf8.enumerated() {
      ranges[letter, default: (index, index)].last = index
    }
    var pieces: [(first: Int, last: Int)] = []
    for range in ranges.values.sorted(by: { $0.first < $1.first }) {
      if let piece = pieces.last, range.first < piece.last {
        pieces[pieces.count - 1].last = max(piece.last, range.last)
      } else {
        pieces.append(range)
      }
    }
    return pieces.map { $0.last - $0.first + 1 }
  }
}
