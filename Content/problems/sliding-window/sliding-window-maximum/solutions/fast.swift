// Idea: a queue without those behind which something larger came; its front is the maximum.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    var falling: [Int] = []
    var front = 0
    var maxima: [Int] = []
    for (place, number) in nums.enumerated() {
      if place >= k, falling[front] == nums[place - k] { front += 1 }
      while falling.count > front, falling[falling.count - 1] < number { falling.removeLast() }
      falling.append(number)
      if place >= k - 1 { maxima.append(falling[front]) }
    }
    return maxima
  }
}
