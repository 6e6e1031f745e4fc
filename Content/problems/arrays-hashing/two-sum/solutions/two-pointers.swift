// Idea: sort the indices by value and close in from both ends.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    let order = nums.indices.sorted { nums[$0] < nums[$1] }
    var low = 0
    var high = order.count - 1
    while low < high {
      let sum = nums[order[low]] + nums[order[high]]
      if sum == target { return [order[low], order[high]] }
      if sum < target { low += 1 } else { high -= 1 }
    }
    return []
  }
}
