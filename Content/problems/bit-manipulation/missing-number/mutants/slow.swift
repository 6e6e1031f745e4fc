// Bug: too slow: searches the whole list for each number.
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    for candidate in 0...nums.count {
      var isThere = false
      for number in nums {
        if number == candidate {
          isThere = true
          break
        }
      }
      if !isThere { return candidate }
    }
    return -1
  }
}
