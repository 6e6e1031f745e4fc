// Bug: too slow: searches a list for every number.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    var seen: [Int] = []
    for number in nums {
      if seen.contains(number) { return true }
      seen.append(number)
    }
    return false
  }
}
