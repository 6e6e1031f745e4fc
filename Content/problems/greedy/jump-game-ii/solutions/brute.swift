// Idea: from the right, the fewest jumps from each position to the end. Time O(n²), space O(n).
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var fewest = nums.map { _ in nums.count }
    fewest[nums.count - 1] = 0
    for place in nums.indices.dropLast().reversed() where nums[place] > 0 {
      let last = min(place + nums[place], nums.count - 1)
      fewest[place] = fewest[(place + 1)...last].min()! + 1
    }
    return fewest[0]
  }
}
