// Bug: stops of a bus count for the other buses of the same round, so several buses count as one.
class Solution {
  func numBusesToDestination(_ routes: [[Int]], _ source: Int, _ target: Int) -> Int {
    var reached: Set = [source]
    var rest = routes
    var count = 0
    while !reached.contains(target) {
      var left: [[Int]] = []
      for stops in rest {
        if stops.contains(where: { reached.contains($0) }) {
          reached.formUnion(stops)
        } else {
          left.append(stops)
        }
      }
      if left.count == rest.count { return -1 }
      rest = left
      count += 1
    }
    return count
  }
}
