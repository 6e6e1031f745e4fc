// Bug: gives out the rooms in the order of the list instead of by start.
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    var rooms: [Int] = []
    for meeting in intervals {
      if let room = rooms.firstIndex(where: { $0 <= meeting[0] }) {
        rooms[room] = meeting[1]
      } else {
        rooms.append(meeting[1])
      }
    }
    return rooms.count
  }
}
