// Idea: decides the answer's digits from the highest on with a set of all leading digits. Time
// O(31 n), space O(n).
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    var answer = 0
    for place in (0..<31).reversed() {
      let prefixes = Set(nums.lazy.map { $0 >> place })
      let wanted = 2 * answer + 1
      let isPossible = prefixes.contains { prefixes.contains($0 ^ wanted) }
      answer = isPossible ? wanted : wanted - 1
    }
    return answer
  }
}
