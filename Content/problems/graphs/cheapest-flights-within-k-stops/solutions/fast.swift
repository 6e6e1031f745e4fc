// Idea: cheapest prices with one flight more, computed from those before, k + 1 times.
class Solution {
  func findCheapestPrice(_ n: Int, _ flights: [[Int]], _ src: Int, _ dst: Int, _ k: Int) -> Int {
    var prices = [Int?](repeating: nil, count: n)
    prices[src] = 0
    for _ in 0...k {
      var later = prices
      for flight in flights {
        guard let price = prices[flight[0]] else { continue }
        later[flight[1]] = min(later[flight[1]] ?? .max, price + flight[2])
      }
      prices = later
    }
    return prices[dst] ?? -1
  }
}
