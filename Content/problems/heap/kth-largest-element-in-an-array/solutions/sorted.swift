// Idea: sorts in descending order and takes the element at k - 1.
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    nums.sorted(by: >)[k - 1]
  }
}
