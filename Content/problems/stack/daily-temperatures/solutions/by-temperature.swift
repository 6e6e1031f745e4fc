// Idea: from the right, remember the nearest day of each temperature.
class Solution {
  func dailyTemperatures(_ temperatures: [Int]) -> [Int] {
    var nearest = [Int](repeating: Int.max, count: 152)
    var waits = temperatures
    for day in temperatures.indices.reversed() {
      let place = temperatures[day] + 50
      let warmer = nearest[(place + 1)...].min()!
      waits[day] = warmer == Int.max ? 0 : warmer - day
      nearest[place] = day
    }
    return waits
  }
}
