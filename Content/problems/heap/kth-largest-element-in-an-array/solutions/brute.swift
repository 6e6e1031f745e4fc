// Idea: finds the largest number and strikes it out, k times. Time O(n · k).
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    var rest = nums
    for _ in 1..<k { rest.remove(at: rest.firstIndex(of: rest.max()!)!) }
    return rest.max()!
  }
}
