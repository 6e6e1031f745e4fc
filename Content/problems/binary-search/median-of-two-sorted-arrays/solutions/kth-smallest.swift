// Idea: drop half of the rank with each comparison.
class Solution {
  func findMedianSortedArrays(_ nums1: [Int], _ nums2: [Int]) -> Double {
    let count = nums1.count + nums2.count
    let lower = smallest((count + 1) / 2, of: nums1[...], nums2[...])
    let upper = smallest(count / 2 + 1, of: nums1[...], nums2[...])
    return Double(lower + upper) / 2
  }

  /// The element of a rank, from 1, in the union of two sorted slices.
  private func smallest(_ rank: Int, of left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    if left.isEmpty { return right[right.startIndex + rank - 1] }
    if right.isEmpty { return left[left.startIndex + rank - 1] }
    if rank == 1 { return min(left[left.startIndex], right[right.startIndex]) }
    let fromLeft = min(rank / 2, left.count)
    let fromRight = min(rank / 2, right.count)
    if left[left.startIndex + fromLeft - 1] <= right[right.startIndex + fromRight - 1] {
      return smallest(rank - fromLeft, of: left.dropFirst(fromLeft), right)
    }
    return smallest(rank - fromRight, of: left, right.dropFirst(fromRight))
  }
}
