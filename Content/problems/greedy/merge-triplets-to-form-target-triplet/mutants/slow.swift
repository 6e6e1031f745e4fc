// Bug: too slow: tries any three triplets together.
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    for one in triplets {
      for two in triplets {
        for three in triplets {
          let merged = (0..<3).map { max(one[$0], two[$0], three[$0]) }
          if merged == target { return true }
        }
      }
    }
    return false
  }
}
