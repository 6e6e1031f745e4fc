// Bug: too slow: asks for the same rest of the street again and again.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    func most(from house: Int, to end: Int) -> Int {
      if house >= end { return 0 }
      return max(most(from: house + 1, to: end), nums[house] + most(from: house + 2, to: end))
    }
    return max(
      nums[0] + most(from: 2, to: nums.count - 1), most(from: 1, to: nums.count))
  }
}
