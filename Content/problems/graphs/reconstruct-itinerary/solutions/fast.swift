// Idea: flies on as long as there are tickets, and writes down an airport when none is left.
class Solution {
  func findItinerary(_ tickets: [[String]]) -> [String] {
    var leaving: [String: [String]] = [:]
    for ticket in tickets { leaving[ticket[0], default: []].append(ticket[1]) }
    for airport in leaving.keys { leaving[airport]?.sort(by: >) }
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
