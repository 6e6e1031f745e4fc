// Idea: the largest and the smallest product of the runs that end here.
class Solution {
  func maxProduct(_ nums: [Int]) -> Int {
    var (largest, smallest) = (1, 1)
    var best = Int.min
    for number in nums {
      let (one, other) = (largest * number, smallest * number)
      (largest, smallest) = (max(number, one, other), min(number, one, other))
      best = max(best, largest)
    }
    return best
  }
}
