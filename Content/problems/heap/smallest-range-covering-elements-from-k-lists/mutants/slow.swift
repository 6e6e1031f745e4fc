// Bug: too slow: sorts the chosen numbers in each step.
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var places = Array(repeating: 0, count: nums.count)
    var best: [Int]?
    while true {
      let chosen = zip(nums, places).map { list, place in list[place] }
      let order = chosen.sorted()
      let (a, b) = (order[0], order[order.count - 1])
      let least = chosen.firstIndex(of: a)!
      if best.map({ b - a < $0[1] - $0[0] }) ?? true { best = [a, b] }
      places[least] += 1
      if places[least] == nums[least].count { return best! }
    }
  }
}
