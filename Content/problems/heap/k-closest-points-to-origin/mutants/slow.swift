// Bug: too slow: reads all points that are left for each of the k.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    var rest = points.map { (x: $0[0], y: $0[1]) }
    return (0..<k).map { _ in
      let nearest = rest.indices.min { first, second in
        let (a, b) = (rest[first], rest[second])
        return a.x * a.x + a.y * a.y < b.x * b.x + b.y * b.y
      }!
      let point = rest.remove(at: nearest)
      return [point.x, point.y]
    }
  }
}
