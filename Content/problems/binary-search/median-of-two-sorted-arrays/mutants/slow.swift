// Bug: too slow: swaps neighbours that stand wrong and starts over at the front after every swap.
class Solution {
  func findMedianSortedArrays(_ nums1: [Int], _ nums2: [Int]) -> Double {
    var merged = nums1 + nums2
    var place = 0
    while place + 1 < merged.count {
      if merged[place] > merged[place + 1] {
        merged.swapAt(place, place + 1)
        place = 0
      } else {
        place += 1
      }
    }
    return Double(merged[(merged.count - 1) / 2] + merged[merged.count / 2]) / 2
  }
}
