// Bug: too slow: walks over the whole list for every number that is wanted.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    var wanted = 1
    while nums.filter({ $0 == wanted }).count > 0 { wanted += 1 }
    return wanted
  }
}
