// Bug: merges two triplets at most.
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    let fitting = triplets.filter { triplet in (0..<3).allSatisfy { triplet[$0] <= target[$0] } }
    let useful = Set(fitting.map { triplet in triplet.indices.map { triplet[$0] == target[$0] } })
    return useful.contains { one in
      useful.contains { two in (0..<3).allSatisfy { one[$0] || two[$0] } }
    }
  }
}
