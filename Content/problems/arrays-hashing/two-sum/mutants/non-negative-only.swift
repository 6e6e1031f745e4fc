// Bug: skips every number above the target, which is only right when no number is negative.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    var indexOfValue: [Int: Int] = [:]
    for (index, value) in nums.enumerated() where value <= target {
      if let partner = indexOfValue[target - value] { return [partner, index] }
      indexOfValue[value] = index
    }
    return []
  }
}
