// Bug: too slow. Follows every journey.
class Solution {
  func findCheapestPrice(_ n: Int, _ flights: [[Int]], _ src: Int, _ dst: Int, _ k: Int) -> Int {
    var leaving = [[(end: Int, price: Int)]](repeating: [], count: n)
    for flight in flights { leaving[flight[0]].append((flight[1], flight[2])) }

    func cheapest(_ city: Int, _ flightsLeft: Int) -> Int? {
      if city == dst { return 0 }
      if flightsLeft == 0 { return nil }
      var best: Int?
      for (end, price) in leaving[city] {
        guard let rest = cheapest(end, flightsLeft - 1) else { continue }
        best = min(best ?? .max, price + rest)
      }
      return best
    }

    return cheapest(src, k + 1) ?? -1
  }
}
