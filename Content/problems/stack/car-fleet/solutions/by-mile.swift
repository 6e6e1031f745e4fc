// Idea: a table of speeds by mile takes the place of sorting.
class Solution {
  func carFleet(_ target: Int, _ position: [Int], _ speed: [Int]) -> Int {
    var paces = [Int](repeating: 0, count: target)
    for (start, pace) in zip(position, speed) { paces[start] = pace }
    var fleets = 0
    var latest = 0.0
    for start in paces.indices.reversed() where paces[start] > 0 {
      let hours = Double(target - start) / Double(paces[start])
      if hours > latest {
        fleets += 1
        latest = hours
      }
    }
    return fleets
  }
}
