import Domain
import Testing

@Suite(.timeLimit(.minutes(20)))
struct MutationTests {
  private func mutant(
    _ id: String, _ find: String, _ replace: String, _ form: TakeHome.Mutant.Form = .statement
  ) -> TakeHome.Mutant {
    .init(id: id, defect: "", file: "A/B.swift", find: find, replace: replace, form: form)
  }

  @Test func `a defect takes the place of what is right`() throws {
    #expect(try mutant("m", "a + b", "a - b").applied(to: "let c = a + b") == "let c = a - b")
  }

  @Test func `each place of a defect is changed by itself`() throws {
    var both = mutant("m", "a", "b")
    both.also = [.init(file: "../Tests/C.swift", find: "x", replace: "y")]
    #expect(both.edits.map(\.file) == ["A/B.swift", "../Tests/C.swift"])
    #expect(try both.edits[1].applied(to: "x + 1", of: "m") == "y + 1")
    let lost = MutationError.notUnique(mutant: "m", file: "../Tests/C.swift", times: 0)
    #expect(throws: lost) { try both.edits[1].applied(to: "a", of: "m") }
  }

  @Test(arguments: [("x", 0), ("b", 2), ("", 0)])
  func `what is replaced stands exactly once`(find: String, times: Int) {
    #expect(throws: MutationError.notUnique(mutant: "m", file: "A/B.swift", times: times)) {
      try mutant("m", find, "").applied(to: "a b b")
    }
  }

  @Test func `statements and expressions are switched by number`() throws {
    let text = try TakeHome.switched(
      "f(one)\ng()", by: [mutant("s", "g()", ""), mutant("e", "one", "two", .expression)]
    ) { $0.id == "s" ? 7 : 8 }
    #expect(
      text == """
        import FocusMutation
        f((isMutated(8) ? (
        two
        ) : (
        one
        )))
        if isMutated(7) {

        } else {
        g()
        }
        """)
  }

  @Test func `a file without defects stays as it is`() throws {
    #expect(try TakeHome.switched("let a = 1", by: []) { _ in 0 } == "let a = 1")
  }

  @Test func `two defects of the same lines are refused by name`() {
    #expect(throws: MutationError.overlap("first", "second", file: "A/B.swift")) {
      try TakeHome.switched("a b c", by: [mutant("second", "b c", ""), mutant("first", "a b", "")])
      { _ in
        0
      }
    }
  }
}
