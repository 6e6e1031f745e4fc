// Bug: too slow: asks for the same rest of the street again and again.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    func most(from house: Int) -> Int {
      house >= nums.count ? 0 : max(most(from: house + 1), nums[house] + most(from: house + 2))
    }
    return most(from: 0)
  }
}
