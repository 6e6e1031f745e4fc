// Bug: counts from the smallest number.
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    nums.sorted()[k - 1]
  }
}
