// Idea: each number doubles the list of subsets.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    nums.reduce(into: [[]]) { found, number in found += found.map { $0 + [number] } }
  }
}
