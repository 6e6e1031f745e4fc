// Idea: take the first house or leave it, and try both.
class Solution {
  func rob(_ nums: [Int]) -> Int { most(nums[...]) }

  private func most(_ street: ArraySlice<Int>) -> Int {
    guard let first = street.first else { return 0 }
    return max(first + most(street.dropFirst(2)), most(street.dropFirst()))
  }
}
