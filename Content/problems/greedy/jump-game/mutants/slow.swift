// Bug: too slow: from each position looks at all that it can jump to.
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var isMarked = nums.map { _ in false }
    isMarked[nums.count - 1] = true
    for place in nums.indices.dropLast().reversed() {
      var next = min(place + nums[place], nums.count - 1)
      while next > place, !isMarked[next] { next -= 1 }
      isMarked[place] = next > place
    }
    return isMarked[0]
  }
}
