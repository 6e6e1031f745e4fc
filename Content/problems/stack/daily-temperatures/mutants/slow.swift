// Bug: too slow: looks ahead from each day.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    var waits = [Int](repeating: 0, count: temperatures.count)
    for day in 0..<temperatures.count {
      var later = day + 1
      while later < temperatures.count, temperatures[later] <= temperatures[day] { later += 1 }
      if later < temperatures.count { waits[day] = later - day }
    }
    return waits
  }
}
