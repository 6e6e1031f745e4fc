// Idea: sort all numbers.
class Solution {
  func findMedianSortedArrays(_ nums1: [Int], _ nums2: [Int]) -> Double {
    let all = (nums1 + nums2).sorted()
    return Double(all[(all.count - 1) / 2] + all[all.count / 2]) / 2
  }
}
