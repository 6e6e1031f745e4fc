// Bug: too slow: multiplies on from every number.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    var best = nums[0]
    for start in 0..<nums.count {
      var product = 1
      for place in start..<nums.count {
        product *= nums[place]
        best = max(best, product)
      }
    }
    return best
  }
}
