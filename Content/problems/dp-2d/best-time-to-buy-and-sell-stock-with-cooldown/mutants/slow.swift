// Bug: too slow: tries every plan.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    func best(_ day: Int, _ held: Int) -> Int {
      if day >= prices.count { return 0 }
      let waiting = best(day + 1, held)
      if held < 0 { return max(waiting, best(day + 1, prices[day])) }
      return max(waiting, prices[day] - held + best(day + 2, -1))
    }
    return best(0, -1)
  }
}
