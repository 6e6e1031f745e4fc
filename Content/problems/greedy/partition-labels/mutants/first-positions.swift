// Bug: cuts as soon as a letter comes for the first time.
class Solution {
  func partitionLabels(_ s: String) -> [Int] {
    var seen: Set<Character> = []
    var lengths: [Int] = []
    for letter in s {
      if seen.insert(letter).inserted {
        lengths.append(1)
      } else {
        lengths[lengths.count - 1] += 1
      }
    }
    return lengths
  }
}
