// Bug: too slow: turns the list back by one place after the other until it rises.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    var turned = nums
    while !zip(turned, turned.dropFirst()).allSatisfy({ $0 < $1 }) {
      turned = Array(turned[1...]) + [turned[0]]
    }
    return turned[0]
  }
}
