// Idea: walks to the farthest last position of the letters passed, and cuts there. Time O(n).
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    let letters = Array(s.utf8)
    var last = [Int](repeating: 0, count: 128)
    for (index, letter) in letters.enumerated() { last[Int(letter)] = index }
    var lengths: [Int] = []
    var start = 0
    var end = 0
    for (index, letter) in letters.enumerated() {
      end = max(end, last[Int(letter)])
      if index == end {
        lengths.append(end + 1 - start)
        start = end + 1
      }
    }
    return lengths
  }
}
