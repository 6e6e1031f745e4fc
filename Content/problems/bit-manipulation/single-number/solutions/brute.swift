// Idea: counts how often each number occurs. Time O(n), space O(n).
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    for number in nums { counts[number, default: 0] += 1 }
    return counts.first { $0.value == 1 }!.key
  }
}
