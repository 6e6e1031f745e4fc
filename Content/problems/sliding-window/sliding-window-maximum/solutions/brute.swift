// Idea: search every window.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    (0...(nums.count - k)).map { nums[$0..<($0 + k)].max()! }
  }
}
