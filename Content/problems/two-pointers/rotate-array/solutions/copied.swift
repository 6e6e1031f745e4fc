// Idea: write each number to its new index in a second list.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    let given = nums
    for (index, number) in given.enumerated() { nums[(index + k) % given.count] = number }
  }
}
