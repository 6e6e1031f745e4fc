// Bug: too slow: searches the whole list for a partner of each number.
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    for (place, number) in nums.enumerated() {
      var hasPartner = false
      for (other, candidate) in nums.enumerated() where other != place {
        if candidate == number {
          hasPartner = true
          break
        }
      }
      if !hasPartner { return number }
    }
    return 0
  }
}
