// Bug: uses 0 for "nothing on this side", which loses against negative numbers and wins over positive ones.
class Solution {
  func findMedianSortedArrays(_ nums1: [Int], _ nums2: [Int]) -> Double {
    if nums1.count > nums2.count { return findMedianSortedArrays(nums2, nums1) }
    let half = (nums1.count + nums2.count + 1) / 2
    var low = 0
    var high = nums1.count
    while low < high {
      let taken = (low + high) / 2
      if nums1[taken] < nums2[half - taken - 1] {
        low = taken + 1
      } else {
        high = taken
      }
    }
    let left1 = low > 0 ? nums1[low - 1] : 0
    let left2 = half > low ? nums2[half - low - 1] : 0
    let lower = max(left1, left2)
    if !(nums1.count + nums2.count).isMultiple(of: 2) { return Double(lower) }
    let right1 = low < nums1.count ? nums1[low] : 0
    let right2 = half - low < nums2.count ? nums2[half - low] : 0
    return Double(lower + min(right1, right2)) / 2
  }
}
