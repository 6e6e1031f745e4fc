// Idea: for each place looks for a fitting triplet with just the target's number. Time O(n).
class Solution {
  func mergeTriplets(_ triplets: [[Int]], _ target: [Int]) -> Bool {
    for place in 0..<3 {
      let found = triplets.contains { triplet in
        triplet[place] == target[place]
          && triplet[0] <= target[0] && triplet[1] <= target[1] && triplet[2] <= target[2]
      }
      if !found { return false }
    }
    return true
  }
}
