// Idea: running products from both ends, begun anew after each zero.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    max(best(nums), best(nums.reversed()))
  }

  private func best(_ nums: [Int]) -> Int {
    var product = 1
    return nums.reduce(into: Int.min) { best, number in
      product *= number
      best = max(best, product)
      if product == 0 { product = 1 }
    }
  }
}
