// Idea: splits by one distance into nearer, equal and farther and goes on in one part.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    var rest = points.map { (point: $0, distance: $0[0] * $0[0] + $0[1] * $0[1]) }
    var chosen: [[Int]] = []
    while chosen.count < k {
      let pivot = rest[rest.count / 2].distance
      let nearer = rest.filter { $0.distance < pivot }
      if chosen.count + nearer.count > k {
        rest = nearer
        continue
      }
      let equal = rest.filter { $0.distance == pivot }
      chosen += nearer.map(\.point)
      chosen += equal.map(\.point).prefix(k - chosen.count)
      rest = rest.filter { $0.distance > pivot }
    }
    return chosen
  }
}
