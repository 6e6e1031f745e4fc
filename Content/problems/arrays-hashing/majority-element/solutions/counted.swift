// Idea: a dictionary of counts, then the number with the highest one.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    for number in nums { counts[number, default: 0] += 1 }
    return counts.max { $0.value < $1.value }!.key
  }
}
