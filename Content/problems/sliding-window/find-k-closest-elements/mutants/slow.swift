// Bug: too slow: looks through all that are left for the closest one, k times.
class Solution {
  func findClosestElements(_ arr: [Int], _ k: Int, _ x: Int) -> [Int] {
    var rest = arr
    var chosen: [Int] = []
    for _ in 0..<k {
      var closest = 0
      for place in rest.indices where abs(rest[place] - x) < abs(rest[closest] - x) {
        closest = place
      }
      chosen.append(rest.remove(at: closest))
    }
    return chosen.sorted()
  }
}
