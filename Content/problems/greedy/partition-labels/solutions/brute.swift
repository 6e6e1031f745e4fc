// Idea: cuts wherever no letter stands on both sides. Time O(n²).
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    let letters = Array(s)
    var lengths: [Int] = []
    var start = 0
    for end in 1...letters.count {
      if Set(letters[..<end]).isDisjoint(with: letters[end...]) {
        lengths.append(end - start)
        start = end
      }
    }
    return lengths
  }
}
