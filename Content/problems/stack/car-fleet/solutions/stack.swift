// Idea: from behind, a stack of leaders; a slow car swallows those that run into it.
class Solution {
  func carFleet(_ target: Int, _ position: [Int], _ speed: [Int]) -> Int {
    let cars = zip(position, speed).sorted { $0.0 < $1.0 }
    var leaders: [(miles: Int, pace: Int)] = []
    for (start, pace) in cars {
      let miles = target - start
      while let last = leaders.last, last.miles * pace <= miles * last.pace {
        leaders.removeLast()
      }
      leaders.append((miles, pace))
    }
    return leaders.count
  }
}
