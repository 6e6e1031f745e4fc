// Bug: sorts the other way round.
class Solution {
  func sortColors(_ nums: inout [Int]) { nums.sort(by: >) }
}
