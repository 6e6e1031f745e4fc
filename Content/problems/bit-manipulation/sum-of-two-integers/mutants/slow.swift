// Bug: too slow: tries every number, nearest to 0 first, and counts the steps to it one by one.
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    for size in 0...4000 {
      for number in [size, -size] where steps(from: a, to: number) == steps(from: 0, to: b) {
        return number
      }
    }
    return 0
  }

  private func steps(from start: Int, to end: Int) -> Int {
    var place = start
    var count = 0
    while place != end {
      place = end > start ? after(place) : -after(-place)
      count += end > start ? 1 : -1
    }
    return count
  }

  /// The next number, found by counting there from 0.
  private func after(_ number: Int) -> Int {
    var reached = 0
    while reached != number { reached += number > 0 ? 1 : -1 }
    return reached + 1
  }
}
