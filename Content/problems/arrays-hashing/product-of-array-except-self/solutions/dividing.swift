// Idea: count the zeros and divide the product of all other numbers.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    let zeros = nums.count { $0 == 0 }
    let product = nums.reduce(1) { $1 == 0 ? $0 : $0 &* $1 }
    return nums.map { number in
      if zeros == 0 { return product / number }
      return zeros == 1 && number == 0 ? product : 0
    }
  }
}
