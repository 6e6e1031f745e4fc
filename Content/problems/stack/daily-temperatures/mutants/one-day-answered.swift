// Bug: a new day answers only one waiting day.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    var waits = [Int](repeating: 0, count: temperatures.count)
    var waiting: [Int] = []
    for (day, temperature) in temperatures.enumerated() {
      if let last = waiting.last, temperatures[last] < temperature {
        waits[last] = day - last
        waiting.removeLast()
      }
      waiting.append(day)
    }
    return waits
  }
}
