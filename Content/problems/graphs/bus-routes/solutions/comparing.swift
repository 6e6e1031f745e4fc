// Idea: in each round boards every bus that has a stop among those reached.
class Solution {
  func numBusesToDestination(_ routes: [[Int]], _ source: Int, _ target: Int) -> Int {
    var reached: Set = [source]
    var rest = routes
    var count = 0
    while !reached.contains(target) {
      let boarded = rest.filter { $0.contains { reached.contains($0) } }
      if boarded.isEmpty { return -1 }
      rest = rest.filter { !$0.contains { reached.contains($0) } }
      for stops in boarded { reached.formUnion(stops) }
      count += 1
    }
    return count
  }
}
