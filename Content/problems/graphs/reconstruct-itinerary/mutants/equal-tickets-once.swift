// Bug: keeps the destinations of an airport in a set, so of equal tickets one is left.
class Solution {
  func findItinerary(_ tickets: [[String]]) -> [String] {
    var leaving: [String: Set<String>] = [:]
    for ticket in tickets { leaving[ticket[0], default: []].insert(ticket[1]) }
    var way = ["JFK"]
    var trip: [String] = []
    while let airport = way.last {
      if let next = leaving[airport]?.min() {
        leaving[airport]?.remove(next)
        way.append(next)
      } else {
        trip.append(way.removeLast())
      }
    }
    return trip.reversed()
  }
}
