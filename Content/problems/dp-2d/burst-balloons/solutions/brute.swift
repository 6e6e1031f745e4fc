// Idea: burst each balloon first, then do the same with what is left.
class Solution {
  func maxCoins(_ nums: [Int]) -> Int {
    nums.indices.reduce(0) { best, index in
      var rest = nums
      let number = rest.remove(at: index)
      let left = index > 0 ? nums[index - 1] : 1
      let right = index + 1 < nums.count ? nums[index + 1] : 1
      return max(best, left * number * right + maxCoins(rest))
    }
  }
}
