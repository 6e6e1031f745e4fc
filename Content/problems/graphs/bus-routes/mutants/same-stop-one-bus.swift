// Bug: says 1 when source and target are the same stop of a bus.
class Solution {
  func numBusesToDestination(_ routes: [[Int]], _ source: Int, _ target: Int) -> Int {
    let stops = routes.map(Set.init)
    var level = stops.indices.filter { stops[$0].contains(source) }
    var taken = Set(level)
    var count = 1
    while !level.isEmpty {
      if level.contains(where: { stops[$0].contains(target) }) { return count }
      level = stops.indices.filter { bus in
        !taken.contains(bus) && level.contains { !stops[$0].isDisjoint(with: stops[bus]) }
      }
      taken.formUnion(level)
      count += 1
    }
    return -1
  }
}
