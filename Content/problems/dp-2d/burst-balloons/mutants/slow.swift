// Bug: too slow: asks for the same gaps again and again.
class Solution {
  func maxCoins(_ nums: [Int]) -> Int {
    let row = [1] + nums + [1]

    func best(_ left: Int, _ right: Int) -> Int {
      var greatest = 0
      for last in (left + 1)..<right {
        let earned = row[left] * row[last] * row[right]
        greatest = max(greatest, best(left, last) + earned + best(last, right))
      }
      return greatest
    }

    return best(0, row.count - 1)
  }
}
