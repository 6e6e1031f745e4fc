// Idea: the best sum for a gap by the balloon that bursts last, each gap asked once.
class Solution {
  func maxCoins(_ nums: [Int]) -> Int {
    let row = [1] + nums + [1]
    var known = [[Int]](repeating: [Int](repeating: -1, count: row.count), count: row.count)

    func best(_ left: Int, _ right: Int) -> Int {
      if left + 1 == right { return 0 }
      if known[left][right] >= 0 { return known[left][right] }
      var greatest = 0
      for last in (left + 1)..<right {
        let earned = row[left] * row[last] * row[right]
        greatest = max(greatest, best(left, last) + earned + best(last, right))
      }
      known[left][right] = greatest
      return greatest
    }

    return best(0, row.count - 1)
  }
}
