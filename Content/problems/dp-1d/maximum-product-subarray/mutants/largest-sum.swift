// Bug: looks for the run with the largest sum and multiplies that.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    var (sum, product) = (nums[0], nums[0])
    var (bestSum, bestProduct) = (sum, product)
    for number in nums.dropFirst() {
      if sum > 0 {
        sum += number
        product *= number
      } else {
        sum = number
        product = number
      }
      if sum > bestSum { (bestSum, bestProduct) = (sum, product) }
    }
    return bestProduct
  }
}
