// Bug: takes k for the number of flights.
class Solution {
  func findCheapestPrice(_ n: Int, _ flights: [[Int]], _ src: Int, _ dst: Int, _ k: Int) -> Int {
    var prices = [Int](repeating: 100_000_000, count: n)
    prices[src] = 0
    for _ in 0..<k {
      var later = prices
      for flight in flights {
        later[flight[1]] = min(later[flight[1]], prices[flight[0]] + flight[2])
      }
      prices = later
    }
    return prices[dst] < 100_000_000 ? prices[dst] : -1
  }
}
