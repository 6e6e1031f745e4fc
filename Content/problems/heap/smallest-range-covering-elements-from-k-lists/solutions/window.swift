// Idea: the shortest piece of all numbers in order in which every list occurs. Time O(n log n).
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var all: [(value: Int, list: Int)] = []
    for (list, row) in nums.enumerated() { for value in row { all.append((value, list)) } }
    all.sort { $0.value < $1.value }
    var counts = Array(repeating: 0, count: nums.count)
    var missing = nums.count
    var left = 0
    var best: [Int]?
    for (value, list) in all {
      if counts[list] == 0 { missing -= 1 }
      counts[list] += 1
      while missing == 0 {
        if best.map({ value - all[left].value < $0[1] - $0[0] }) ?? true {
          best = [all[left].value, value]
        }
        counts[all[left].list] -= 1
        if counts[all[left].list] == 0 { missing += 1 }
        left += 1
      }
    }
    return best!
  }
}
