// Idea: from the right, marks every position that can jump to a marked one. Time O(n²), space O(n).
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var isMarked = nums.map { _ in false }
    isMarked[nums.count - 1] = true
    for place in nums.indices.dropLast().reversed() {
      let last = min(place + nums[place], nums.count - 1)
      isMarked[place] = isMarked[(place + 1)..<(last + 1)].contains(true)
    }
    return isMarked[0]
  }
}
