// Idea: sort the different numbers by their counts.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    let counts = nums.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return counts.keys.sorted { counts[$0]! > counts[$1]! }.prefix(k).map { $0 }
  }
}
