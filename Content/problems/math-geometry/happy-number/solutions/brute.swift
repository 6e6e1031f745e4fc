// Idea: lists all numbers until one stands in the list already.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var way = [n]
    while true {
      let digits = String(way[way.count - 1]).compactMap(\.wholeNumberValue)
      let sum = digits.map { $0 * $0 }.reduce(0, +)
      if way.contains(sum) { return sum == 1 }
      way.append(sum)
    }
  }
}
