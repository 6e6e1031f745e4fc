// Bug: writes into the list it still has to read from.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    for index in nums.indices { nums[(index + k) % nums.count] = nums[index] }
  }
}
