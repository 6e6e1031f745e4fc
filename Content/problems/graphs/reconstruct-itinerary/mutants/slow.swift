// Bug: too slow. Tries flights in order and takes them back when it gets stuck.
class Solution {
  func findItinerary(_ tickets: [[String]]) -> [String] {
    let tickets = tickets.sorted { $0[0] == $1[0] ? $0[1] < $1[1] : $0[0] < $1[0] }
    var isUsed = tickets.map { _ in false }
    var trip = ["JFK"]

    func complete(_ left: Int) -> Bool {
      if left == 0 { return true }
      for (index, ticket) in tickets.enumerated()
      where ticket[0] == trip[trip.count - 1] && !isUsed[index] {
        isUsed[index] = true
        trip.append(ticket[1])
        if complete(left - 1) { return true }
        trip.removeLast()
        isUsed[index] = false
      }
      return false
    }

    _ = complete(tickets.count)
    return trip
  }
}
