// Bug: keeps values and takes equal ones off, so the second of two leaves with the first.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    var falling: [Int] = []
    var maxima: [Int] = []
    for (place, number) in nums.enumerated() {
      while let last = falling.last, last <= number { falling.removeLast() }
      falling.append(number)
      if place >= k, falling.first == nums[place - k], falling.count > 1 { falling.removeFirst() }
      if place >= k - 1 { maxima.append(falling[0]) }
    }
    return maxima
  }
}
