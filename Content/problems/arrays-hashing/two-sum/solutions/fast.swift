// Idea: one pass with a map from each value seen to its index.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    var indexOfValue: [Int: Int] = [:]
    for (index, value) in nums.enumerated() {
      if let partner = indexOfValue[target - value] { return [partner, index] }
      indexOfValue[value] = index
    }
    return []
  }
}
