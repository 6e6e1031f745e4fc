// Idea: merges all triplets that exceed the target nowhere. Time O(n), space O(1).
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    var merged = [0, 0, 0]
    for triplet in triplets {
      let fits = triplet[0] <= target[0] && triplet[1] <= target[1] && triplet[2] <= target[2]
      if fits {
        for place in 0..<3 { merged[place] = max(merged[place], triplet[place]) }
      }
    }
    return merged == target
  }
}
