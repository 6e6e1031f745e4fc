// Bug: waits for the warmest later day instead of the first warmer one.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    var waits = temperatures
    var warmest = temperatures.count - 1
    for day in temperatures.indices.reversed() {
      if temperatures[day] >= temperatures[warmest] { warmest = day }
      waits[day] = warmest - day
    }
    return waits
  }
}
