// Bug: begins one place too low.
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    var answer = 0
    for place in (0..<30).reversed() {
      let prefixes = Set(nums.map { $0 >> place })
      let wanted = 2 * answer + 1
      answer = prefixes.contains { prefixes.contains($0 ^ wanted) } ? wanted : wanted - 1
    }
    return answer
  }
}
