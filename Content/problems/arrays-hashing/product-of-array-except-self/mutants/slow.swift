// Bug: too slow: multiplies all others for each place.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    var products = nums
    for index in 0..<nums.count {
      var product = 1
      for other in 0..<nums.count where other != index { product &*= nums[other] }
      products[index] = product
    }
    return products
  }
}
