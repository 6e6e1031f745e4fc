// Idea: a stack of the days that wait for a warmer one.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    var waits = [Int](repeating: 0, count: temperatures.count)
    var waiting: [Int] = []
    for (day, temperature) in temperatures.enumerated() {
      while let last = waiting.last, temperatures[last] < temperature {
        waits[last] = day - last
        waiting.removeLast()
      }
      waiting.append(day)
    }
    return waits
  }
}
