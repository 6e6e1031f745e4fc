// Bug: uses tickets in the order of the list instead of the alphabet's.
class Solution {
  func findItinerary(_ tickets: [[String]]) -> [String] {
    var leaving: [String: [String]] = [:]
    for ticket in tickets.reversed() { leaving[ticket[0], default: []].append(ticket[1]) }
    var way = ["JFK"]
    var trip: [String] = []
    while let airport = way.last {
      if let next = leaving[airport]?.popLast() {
        way.append(next)
      } else {
        trip.append(way.removeLast())
      }
    }
    return trip.reversed()
  }
}
