// Bug: takes k for the count that a number must reach.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    let counts = nums.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return counts.filter { $0.value >= k }.map(\.key)
  }
}
