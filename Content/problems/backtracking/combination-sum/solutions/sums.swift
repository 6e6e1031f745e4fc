// Idea: lists of choices for every sum, candidate by candidate.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var choices = [[[Int]]](repeating: [], count: target + 1)
    choices[0] = [[]]
    for number in candidates where number <= target {
      for sum in number...target {
        choices[sum] += choices[sum - number].map { $0 + [number] }
      }
    }
    return choices[target]
  }
}
