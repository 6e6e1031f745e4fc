// Bug: takes running products from the left only, so a run after the first negative number is lost.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    var product = 1
    return nums.reduce(into: Int.min) { best, number in
      product *= number
      best = max(best, product)
      if product == 0 { product = 1 }
    }
  }
}
