import Domain
@testable import ProblemsFeature
import SiteKit
import Store
import Testing

@Suite struct RoadMapTests {
  private func map(_ filter: ProblemFilter = .all) -> RoadMap {
    RoadMap(entries: ProblemsTests.entries, filter: filter)
  }

  @Test func `every topic has a card, each behind all that it builds on`() {
    let cards = map().cards
    #expect(Set(cards.map(\.topic)) == Set(Topic.allCases))
    #expect(cards.first?.topic == .arraysHashing)
    for (index, card) in cards.enumerated() {
      let before = Set(cards[..<index].map(\.topic))
      #expect(before.isSuperset(of: card.topic.prerequisites))
    }
  }

  @Test func `cards lie beside each other, and ways lead from each row to the next`() {
    let map = map()
    for card in map.cards {
      #expect((1...RoadMap.rows).contains(card.place.row))
      #expect((1...RoadMap.columns - 1).contains(card.place.column))
    }
    for row in 1...RoadMap.rows {
      let columns = map.cards.map(\.place).filter { $0.row == row }.map(\.column)
      #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "row \(row)")
      let ways = map.ways.filter { $0.start.row == row }
      #expect(ways.allSatisfy { $0.end.row == row + 1 })
      for one in ways {
        let crosses = ways.contains {
          $0.start.column < one.start.column && $0.end.column > one.end.column
        }
        #expect(!crosses, "a way crosses one from row \(row)")
      }
    }
  }

  @Test func `a card counts what is solved and names the next problem`() throws {
    let card = try #require(map().cards.first)
    #expect((card.solved, card.total) == (1, 2))
    #expect(card.next?.slug == "group-anagrams")
    #expect(card.after == nil)
    #expect(card.path.description == "/problems?topic=arrays-hashing&view=map")
    let trees = try #require(map().cards.first { $0.topic == .trees })
    #expect(trees.total == 0)
    #expect(
      trees.after == "After Binary Search and Linked List. 2 prerequisites from earlier topics.")
  }

  @Test func `the next problem is one whose prerequisites are solved, if there is any`() {
    func next(_ first: [String], _ second: [String]) -> String? {
      let entries = [
        ProblemsTests.entry("a", "A", .trees, .easy, number: nil, nil, after: first),
        ProblemsTests.entry("b", "B", .trees, .easy, number: nil, nil, after: second),
        ProblemsTests.entry("c", "C", .stack, .easy, number: nil, .solved),
      ]
      let map = RoadMap(entries: entries, filter: .all)
      return map.cards.first { $0.topic == .trees }?.next?.slug
    }
    #expect(next([], []) == "a")
    #expect(next(["b"], ["c"]) == "b")
    #expect(next(["b"], ["a"]) == "a")
  }

  @Test(
    arguments: [
      // From a topic to one far below: along every way between them.
      (Topic.linkedList, Topic.graphs, ["4": 1, "5": 1, "6": 1], 3),
      (.twoPointers, .trees, ["3": 2, "4": 1], 4),
      // Within a topic, against the ways and where none leads: along none.
      (.trees, .trees, [:], 0), (.graphs, .trees, [:], 0), (.stack, .greedy, [:], 0),
    ] as [(Topic, Topic, [String: Int], Int)])
  func `a prerequisite goes along the ways from its topic to the other`(
    start: Topic, end: Topic, arriving: [String: Int], ways: Int
  ) {
    let entries = [
      ProblemsTests.entry("a", "A", start, .easy, number: nil, nil),
      ProblemsTests.entry("b", "B", end, .easy, number: nil, nil, after: ["a", "nobody"]),
    ]
    let map = RoadMap(entries: entries, filter: .all)
    let cards = map.cards.filter { $0.arriving > 0 }
    #expect(cards.allSatisfy { $0.arriving == 1 })
    let rows = Dictionary(grouping: cards) { String($0.place.row) }.mapValues(\.count)
    #expect(rows == arriving)
    #expect(map.ways.count { $0.carried > 0 } == ways)
    let none = RoadMap(entries: entries, filter: ProblemFilter(list: .grind169))
    #expect(none.ways.allSatisfy { $0.carried == 0 })
  }

  @Test func `only whole lists and difficulties narrow what is counted`() throws {
    let easy = ProblemFilter(search: "nothing", difficulty: .easy, list: .blind75, status: .new)
    let card = try #require(map(easy).cards.first)
    #expect((card.solved, card.total) == (1, 1))
    #expect(card.next == nil)
    #expect(
      card.path.description
        == "/problems?list=blind75&topic=arrays-hashing&difficulty=Easy&view=map")
    #expect(map(ProblemFilter(list: .grind169)).cards.allSatisfy { $0.total == 0 })
  }
}
