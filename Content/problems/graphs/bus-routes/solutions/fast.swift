// Idea: from the newest stops to all their buses, and from those to all their new stops.
class Solution {
  func numBusesToDestination(_ routes: [[Int]], _ source: Int, _ target: Int) -> Int {
    var busesAt: [Int: [Int]] = [:]
    for (bus, stops) in routes.enumerated() {
      for stop in stops { busesAt[stop, default: []].append(bus) }
    }
    var isTaken = routes.map { _ in false }
    var seen: Set = [source]
    var newest = [source]
    var count = 0
    while !newest.isEmpty {
      if newest.contains(target) { return count }
      var next: [Int] = []
      for stop in newest {
        for bus in busesAt[stop] ?? [] where !isTaken[bus] {
          isTaken[bus] = true
          next += routes[bus].filter { seen.insert($0).inserted }
        }
      }
      newest = next
      count += 1
    }
    return -1
  }
}
