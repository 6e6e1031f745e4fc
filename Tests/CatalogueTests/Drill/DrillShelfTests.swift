import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct DrillShelfTests {
  private static let whole = """
    format: 2
    title: Small things
    cards:
      - id: tiny-key
        kind: K
        question: "What?"
        points: ["one", {must: two}, {beyond: three}, {flag: four}]
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{requirement: T1}, {suite: Tiny/SecondTests}]
      - id: tiny-sides
        kind: T
        question: "This or that?"
        points: [{for: one}, {against: two}, {change: three}]
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: {file: TakeHomes/Tiny/TinyApp/Sources/TinyDomain/Tiny.swift, text: "return 1", lines: 2}
      - id: tiny-steps
        kind: S
        question: "In which order?"
        points: [one, two, three]
        steps: [first, second, third, fourth]
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{file: Sources/Not/Installed.swift, text: "anything"}]
      - id: tiny-debug
        kind: D
        question: "It breaks."
        points: [one, two, three]
        evidence:
          - {look: here, shows: this, leads: true}
          - {look: there, shows: that}
          - {look: elsewhere, shows: nothing}
        cause: the cause
        fix: the fix
        guard: the guard
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{requirement: T2}]
      - id: tiny-design
        kind: G
        question: "Design it."
        points: [one, two, three]
        machine: {states: ["off | out", on], edges: ["off -> on: push", "on -> off: push"]}
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{requirement: T2}]
      - id: tiny-code
        kind: C
        question: "Mend it."
        points: [one, two, three]
        code: "let a = 1"
        solution: "let a = 2"
        tests: [{name: it is two, body: "return a == 2"}]
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{requirement: T2}]
      - id: tiny-numbers
        kind: N
        question: "How many?"
        points: [one, two, three]
        numbers: [{ask: pause, answer: 300, unit: ms, tolerance: 5}, {ask: name, answer: Int32, or: [KotlinInt]}]
        weak: "No."
        strong: "Yes."
        followUp: "Why?"
        proof: [{requirement: T2}]
    """

  private func withCards(
    _ text: String, _ body: @escaping (DrillShelf) throws -> Void
  ) async throws {
    try await withTemporaryFolder { (home) async throws in
      let folders = try TakeHomeFolders(in: home)
      try folders.write(text, to: "Content/drill/tiny.yml")
      try body(DrillShelf(home: home))
    }
  }

  @Test func `a whole deck is read with its exercises`() async throws {
    try await withCards(Self.whole) { (shelf) throws in
      let cards = try shelf.cards()
      #expect(cards.map(\.kind) == DrillCard.Kind.allCases)
      #expect(cards.allSatisfy { $0.topic == "Small things" && $0.project == "tiny" })
      #expect(cards[0].points.map(\.rank) == [.must, .must, .beyond, .flag])
      #expect(cards[0].wanted == [0, 1, 2])
      #expect(cards[2].exercise == .order(["first", "second", "third", "fourth"]))
      #expect(
        cards[4].exercise
          == .machine(
            StateMachine(
              states: [.init("off", others: ["out"]), .init("on")],
              edges: [
                .init(from: "off", to: "on", action: "push"),
                .init(from: "on", to: "off", action: "push"),
              ])))
      #expect(
        cards[6].exercise
          == .numbers([
            NumberQuestion(ask: "pause", answer: .number(300, tolerance: 5), unit: "ms"),
            NumberQuestion(ask: "name", answer: .word(["Int32", "KotlinInt"])),
          ]))
    }
  }

  @Test func `proofs are found with their lines`() async throws {
    try await withCards(Self.whole) { (shelf) throws in
      let cards = try shelf.cards()
      #expect(
        cards[0].proofs.map(\.place) == [
          "TakeHomes/Tiny/BRIEF.md:3", "TakeHomes/Tiny/Hidden/More.swift:1",
        ])
      #expect(cards[0].proofs[0].title == "Requirement T1 of Tiny")
      #expect(cards[1].proofs.first?.line == 3)
      #expect(cards[1].proofs.first?.excerpt == "  return 1\n}")
      #expect(cards[1].proofs.first?.project == "tiny")
      // The product's own sources are not installed beside its content.
      #expect(cards[2].proofs.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("format: 2", "format: 3", 1, "This version reads the formats 1 and 2."),
      ("strong: \"Yes.\"", "strnog: \"Yes.\"", 9, "Unknown key strnog (did you mean strong?)."),
      (
        "[{requirement: T1}, ", "[{requirement: T1, suite: Tiny/X}, ", 11,
        "one of requirement, suite and file"
      ),
      (
        "{suite: Tiny/SecondTests}", "{suite: Tiny/SecndTests}", 11,
        "No hidden file of Tiny declares SecndTests"
      ),
      (
        "{suite: Tiny/SecondTests}", "{suite: Tiny/SecondTests, test: gone}", 11,
        "has no test with the words “gone”"
      ),
      ("text: \"return 1\"", "text: \"return 2\"", 19, "“return 2” is on 0 lines"),
      (
        "TinyDomain/Tiny.swift", "TinyDomain/Tony.swift", 19,
        "There's no file TakeHomes/Tiny/TinyApp/Sources/TinyDomain/Tony.swift."
      ),
      ("{for: one}, {against: two}", "{for: one}, {for: two}", 12, "points of each side"),
      ("{beyond: three}", "{for: three}", 4, "belong to the points of a trade-off"),
      (
        "[\"one\", {must: two}, ", "[{beyond: one}, {must: two}, ", 4,
        "At least two points must be required."
      ),
      (
        "steps: [first, second, third, fourth]", "steps: [first, first, third]", 24,
        "different steps"
      ),
      ("shows: that}", "shows: that, leads: maybe}", 35, "true or false is needed here."),
      (", leads: true}", "}", 34, "some useful, some not"),
      ("\"off -> on: push\", ", "\"off -> gone: push\", ", 48, "There's no state gone"),
      ("\"off -> on: push\", ", "\"off to on\", ", 48, "FROM -> TO: ACTION"),
      ("solution: \"let a = 2\"", "solution: \"let a = 1\"", 57, "The solution changes nothing."),
      (
        "tests: [{name: it is two, body: \"return a == 2\"}]", "tests: []", 57, "One to eight tests"
      ),
      ("tolerance: 5", "tolerance: -5", 68, "A number of zero or more is needed here."),
      ("answer: Int32", "answer: Int32, tolerance: 1", 68, "A word has no tolerance."),
    ] as [(String, String, Int, String)])
  func `a mistake is named with its line`(
    old: String, new: String, line: Int, reason: String
  ) async throws {
    try #require(Self.whole.contains(old))
    let text = Self.whole.replacing(old, with: new, maxReplacements: 1)
    try await withCards(text) { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.cards() }
      let message = error?.message ?? ""
      #expect(message.hasPrefix("Content/drill/tiny.yml:\(line): "), "\(message)")
      #expect(message.contains(reason), "\(message)")
    }
  }

  @Test func `a deck that changed is read again`() async throws {
    try await withTemporaryFolder { (home) async throws in
      let folders = try TakeHomeFolders(in: home)
      let shelf = DrillShelf(home: home)
      #expect(try shelf.cards().count == 1)
      try folders.write(Self.whole, to: "Content/drill/tiny.yml")
      let file = home.appending(path: "Content/drill/tiny.yml").path
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
      #expect(try shelf.cards().count == 7)
    }
  }

  @Test func `our own cards are whole and prove what they say`() throws {
    let cards = try DrillShelf(home: repositoryRoot).cards()
    for card in cards where !card.strong.isEmpty {
      #expect(card.isWhole, "\(card.id)")
      #expect(card.weak != card.strong, "\(card.id)")
    }
    #expect(Set(cards.map(\.kind)) == Set(DrillCard.Kind.allCases))
  }
}
