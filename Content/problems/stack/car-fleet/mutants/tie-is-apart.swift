// Bug: a car that catches up exactly at the target counts as a fleet of its own.
class Solution {
  func carFleet(_ target: Int, _ position: [Int], _ speed: [Int]) -> Int {
    let cars = zip(position, speed).sorted { $0.0 > $1.0 }
    var fleets = 0
    var latest = 0.0
    for (start, pace) in cars {
      let hours = Double(target - start) / Double(pace)
      if hours >= latest {
        fleets += 1
        latest = hours
      }
    }
    return fleets
  }
}
