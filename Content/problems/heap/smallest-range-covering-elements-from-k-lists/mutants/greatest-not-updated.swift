// Bug: keeps the greatest of the first numbers for ever.
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var places = Array(repeating: 0, count: nums.count)
    let greatest = nums.map { $0[0] }.max()!
    var best = [Int.min / 2, greatest]
    while true {
      let least = nums.indices.min { nums[$0][places[$0]] < nums[$1][places[$1]] }!
      let value = nums[least][places[least]]
      if value <= greatest, greatest - value < best[1] - best[0] { best = [value, greatest] }
      places[least] += 1
      if places[least] == nums[least].count { return best }
    }
  }
}
