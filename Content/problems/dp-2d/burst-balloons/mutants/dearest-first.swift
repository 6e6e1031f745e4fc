// Bug: always bursts the balloon that earns most at the moment.
class Solution {
  func maxCoins(_ nums: [Int]) -> Int {
    var (row, coins) = ([1] + nums + [1], 0)
    while row.count > 2 {
      let earned = { (index: Int) in row[index - 1] * row[index] * row[index + 1] }
      var chosen = 1
      for index in 1..<(row.count - 1) where earned(index) > earned(chosen) { chosen = index }
      coins += earned(chosen)
      row.remove(at: chosen)
    }
    return coins
  }
}
