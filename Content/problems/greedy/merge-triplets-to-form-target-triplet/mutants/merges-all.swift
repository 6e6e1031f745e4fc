// Bug: merges all triplets, those that exceed the target as well.
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    (0..<3).allSatisfy { place in triplets.map { $0[place] }.max() == target[place] }
  }
}
