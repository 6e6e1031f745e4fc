// Idea: multiply all others for each place.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    nums.indices.map { left in
      nums.indices.reduce(1) { $1 == left ? $0 : $0 &* nums[$1] }
    }
  }
}
