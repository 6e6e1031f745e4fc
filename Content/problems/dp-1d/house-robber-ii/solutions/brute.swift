// Idea: every set of houses, as the bits of a number.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    let count = nums.count
    var best = 0
    for houses in 0..<(1 << count) {
      let isTaken = { (house: Int) in houses >> (house % count) & 1 == 1 }
      let rings = nums.indices.contains { count > 1 && isTaken($0) && isTaken($0 + 1) }
      if !rings { best = max(best, nums.indices.reduce(0) { $0 + (isTaken($1) ? nums[$1] : 0) }) }
    }
    return best
  }
}
