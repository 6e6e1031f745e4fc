// Bug: too slow. From each stop it looks through the whole routes of its buses again.
class Solution {
  func numBusesToDestination(_ routes: [[Int]], _ source: Int, _ target: Int) -> Int {
    var busesAt: [Int: [Int]] = [:]
    for (bus, stops) in routes.enumerated() {
      for stop in stops { busesAt[stop, default: []].append(bus) }
    }
    var counts = [source: 0]
    var queue = [source]
    var next = 0
    while next < queue.count {
      let stop = queue[next]
      next += 1
      if stop == target { return counts[stop, default: 0] }
      for bus in busesAt[stop] ?? [] {
        for other in routes[bus] where counts[other] == nil {
          counts[other] = counts[stop, default: 0] + 1
          queue.append(other)
        }
      }
    }
    return -1
  }
}
