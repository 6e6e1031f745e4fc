// Bug: swaps a candidate in but not out again, so later branches start from another order.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    var nums = nums
    var permutations: [[Int]] = []

    func arrange(from place: Int) {
      if place == nums.count {
        permutations.append(nums)
        return
      }
      for candidate in place..<nums.count {
        nums.swapAt(place, candidate)
        arrange(from: place + 1)
      }
    }

    arrange(from: 0)
    return permutations
  }
}
