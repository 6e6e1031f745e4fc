// Bug: asks only whether the room taken first is free again.
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    var rooms: [Int] = []
    for meeting in intervals.sorted(by: { $0[0] < $1[0] }) {
      if let first = rooms.first, first <= meeting[0] {
        rooms[0] = meeting[1]
      } else {
        rooms.append(meeting[1])
      }
    }
    return rooms.count
  }
}
