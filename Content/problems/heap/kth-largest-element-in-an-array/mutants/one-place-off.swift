// Bug: takes k for an index although places are counted from 1.
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    nums.sorted(by: >)[min(k, nums.count - 1)]
  }
}
