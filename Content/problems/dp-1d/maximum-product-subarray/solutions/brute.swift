// Idea: every run, each multiplied on from its first number.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    nums.indices.flatMap { start in
      nums[start...].reduce(into: [Int]()) { products, number in
        products.append((products.last ?? 1) * number)
      }
    }.max()!
  }
}
