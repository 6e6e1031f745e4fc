// Bug: takes 0 for a missing neighbour.
class Solution {
  func maxCoins(_ nums: [Int]) -> Int {
    let row = [0] + nums + [0]
    var best = [[Int]](repeating: [Int](repeating: 0, count: row.count), count: row.count)
    for left in nums.indices.reversed() {
      for right in (left + 2)..<row.count {
        for last in (left + 1)..<right {
          let sum = best[left][last] + row[left] * row[last] * row[right] + best[last][right]
          best[left][right] = max(best[left][right], sum)
        }
      }
    }
    return best[0][row.count - 1]
  }
}
