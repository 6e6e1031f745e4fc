// Bug: looks for the target's number at each place, whatever the triplet holds at the other two.
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    (0..<3).allSatisfy { place in triplets.contains { $0[place] == target[place] } }
  }
}
