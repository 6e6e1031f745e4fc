import Domain
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ChoicesTests {
  private func choices(_ notes: String, named: [String] = ["Container", "PriceCache"]) -> [String] {
    WorkHistory(commits: nil, notes: notes, named: named).choices
  }

  @Test func `a sentence that says why or names something of the code is a choice, both first`() {
    let notes = """
      # Container and PriceCache

      `PriceCache` keeps a minute. Nothing is named here,
      not even on this line! I chose **NSLock** over an actor in
      `Container` because callers are synchronous.

      | Container | a table |

      1. PriceCache is not shared.
      - plain words
      - Values are copied instead of shared.
      ```
      let container = Container()
      ```
      """
    #expect(
      choices(notes) == [
        "I chose NSLock over an actor in Container because callers are synchronous.",
        "PriceCache keeps a minute.", "PriceCache is not shared.",
        "Values are copied instead of shared.",
      ])
  }

  @Test(arguments: ["", "Nothing of the code.", "# Container", "Containers are many."])
  func `without a name and a reason there is none`(notes: String) {
    #expect(choices(notes).isEmpty)
    #expect(choices(notes, named: []).isEmpty)
  }

  @Test func `they are few, and not endless`() {
    let many = (0..<40).map { "- Container \($0) is kept.\n" }.joined()
    #expect(choices(many).count == 12)
    let long = choices("Container " + String(repeating: "word ", count: 200))
    #expect(long.map(\.count) == [240] && long.allSatisfy { $0.hasSuffix("…") })
  }
}
