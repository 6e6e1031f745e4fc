// Idea: merge until the middle is reached.
class Solution {
  func findMedianSortedArrays(_ nums1: [Int], _ nums2: [Int]) -> Double {
    let count = nums1.count + nums2.count
    var first = 0
    var second = 0
    var previous = 0
    var current = 0
    for _ in 0...(count / 2) {
      previous = current
      if second == nums2.count || first < nums1.count && nums1[first] <= nums2[second] {
        current = nums1[first]
        first += 1
      } else {
        current = nums2[second]
        second += 1
      }
    }
    return count.isMultiple(of: 2) ? Double(previous + current) / 2 : Double(current)
  }
}
