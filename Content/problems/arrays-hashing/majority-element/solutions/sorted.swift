// Idea: sorted, a block longer than half of the list covers its middle.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int { nums.sorted()[nums.count / 2] }
}
