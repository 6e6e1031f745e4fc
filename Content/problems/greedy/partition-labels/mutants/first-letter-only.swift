// Bug: ends a piece at the last position of its first letter, whatever stands in between.
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    let letters = Array(s)
    var lengths: [Int] = []
    var start = 0
    while start < letters.count {
      let end = letters.lastIndex(of: letters[start]) ?? start
      lengths.append(max(1, end + 1 - start))
      start = max(start, end) + 1
    }
    return lengths
  }
}
