// Bug: cuts the hours down to whole numbers.
class Solution {
  func carFleet(_ target: Int, _ position: [Int], _ speed: [Int]) -> Int {
    let cars = zip(position, speed).sorted { $0.0 > $1.0 }
    var fleets = 0
    var latest = -1
    for (start, pace) in cars {
      let hours = (target - start) / pace
      if hours > latest {
        fleets += 1
        latest = hours
      }
    }
    return fleets
  }
}
