// Bug: too slow: turns the list back by one place after the other until it rises.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var turned = nums
    var places = 0
    while !zip(turned, turned.dropFirst()).allSatisfy({ $0 < $1 }) {
      turned = Array(turned[1...]) + [turned[0]]
      places += 1
    }
    guard let index = turned.firstIndex(of: target) else { return -1 }
    return (index + places) % nums.count
  }
}
