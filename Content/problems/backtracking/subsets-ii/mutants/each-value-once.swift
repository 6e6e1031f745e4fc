// Bug: forgets that a number that stands in the list twice may be taken twice.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    var found: [[Int]] = [[]]
    for number in Set(nums) { found += found.map { $0 + [number] } }
    return found
  }
}
