// Idea: look ahead from each day.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    temperatures.indices.map { day in
      let warmer = temperatures[day...].firstIndex { $0 > temperatures[day] }
      return warmer.map { $0 - day } ?? 0
    }
  }
}
