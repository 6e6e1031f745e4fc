// Bug: too slow: compares each number with all others, to find the largest.
class Solution {
  func findPeakElement(_ nums: [Int]) -> Int {
    for (place, number) in nums.enumerated() {
      var higher = 0
      for other in nums.reversed() where other > number { higher += 1 }
      if higher == 0 { return place }
    }
    return 0
  }
}
