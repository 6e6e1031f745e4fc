// Bug: replaces the end by the present letter's last position instead of the farther of the two.
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    let letters = Array(s.utf8)
    var last = [Int](repeating: 0, count: 128)
    for (index, letter) in letters.enumerated() { last[Int(letter)] = index }
    var lengths: [Int] = []
    var start = 0
    for (index, letter) in letters.enumerated() where last[Int(letter)] == index {
      lengths.append(index + 1 - start)
      start = index + 1
    }
    return lengths
  }
}
