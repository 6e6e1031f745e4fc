// Idea: sort a copy, so that equal numbers become neighbours.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    let sorted = nums.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}
