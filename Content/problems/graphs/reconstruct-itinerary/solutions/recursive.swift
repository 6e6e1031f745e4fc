// Idea: visits airports as long as there are tickets and writes them down on the way back.
class Solution {
  func findItinerary(_ tickets: [[String]]) -> [String] {
    var leaving: [String: [String]] = [:]
    for ticket in tickets { leaving[ticket[0], default: []].append(ticket[1]) }
    for airport in leaving.keys { leaving[airport]?.sort(by: >) }
    var trip: [String] = []

    func visit(_ airport: String) {
      while let next = leaving[airport]?.popLast() { visit(next) }
      trip.append(airport)
    }

    visit("JFK")
    return trip.reversed()
  }
}
