import Domain
import Testing

@testable import Catalogue

@Suite struct EntryTests {
  @Test func `names that double at each level are refused`() {
    let levels = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let yaml = (["a0: &a0 x"] + levels).joined(separator: "\n")
    #expect(throws: CatalogueError.self) { try Entry(yaml: yaml, file: "any.yml") }
  }

  @Test(.timeLimit(.minutes(20)))
  func `names that double within a key are refused before they are read`() {
    let levels = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let yaml = (["a0: &a0 x"] + levels + ["b: [*a39, *a39 :]", "? [*a39,*a39]\n: 1"])
      .joined(separator: "\n")
    #expect(throws: CatalogueError.self) { try Entry(yaml: yaml, file: "any.yml") }
  }

  @Test func `signs of Markdown and of code are no names`() throws {
    let words = String(repeating: "so *very* good & *bad*, a & b * c\n  ", count: 100)
    #expect(throws: Never.self) { try Entry(yaml: "a: |\n  \(words)\n", file: "any.yml") }
  }

  @Test func `a name that saves a line is read`() throws {
    let entry = try Entry(yaml: "a: &few [1, 2]\nb: *few\n", file: "any.yml")
    #expect(entry.value() == ["a": [1, 2], "b": [1, 2]])
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func `nesting has an end`(opening: String) {
    let yaml = String(repeating: opening, count: 20_000)
    #expect(throws: CatalogueError.self) { try Entry(yaml: yaml, file: "any.yml") }
  }
}
