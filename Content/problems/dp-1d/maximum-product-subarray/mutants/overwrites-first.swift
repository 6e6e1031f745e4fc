// Bug: computes the smallest product from the new largest one.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    var (largest, smallest) = (1, 1)
    var best = Int.min
    for number in nums {
      largest = max(number, largest * number, smallest * number)
      smallest = min(number, largest * number, smallest * number)
      best = max(best, largest)
    }
    return best
  }
}
