// Bug: has no drawer for a number that fills the whole list.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    var counts: [Int: Int] = [:]
    for number in nums { counts[number, default: 0] += 1 }
    var drawers = [[Int]](repeating: [], count: nums.count)
    for (number, count) in counts { drawers[count].append(number) }
    return Array(drawers.reversed().joined().prefix(k))
  }
}
