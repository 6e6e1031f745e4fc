// Bug: too slow: looks for every letter's last position by going through the rest of the text.
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    let letters = Array(s.utf8)
    var lengths: [Int] = []
    var start = 0
    var end = 0
    for index in letters.indices {
      for later in index..<letters.count where letters[later] == letters[index] {
        end = max(end, later)
      }
      if index == end {
        lengths.append(end + 1 - start)
        start = end + 1
      }
    }
    return lengths
  }
}
