// Idea: a table of the most from the first houses.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    var most = [0, 0]
    for money in nums {
      most.append(max(most[most.count - 1], most[most.count - 2] + money))
    }
    return most[most.count - 1]
  }
}
