import Domain
import Testing

@testable import Judge

struct ReviewerTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5, layers: [.init(name: "LampsDomain")],
    requirements: [], safety: [], mutants: [], folder: "")

  private func notes(
    _ source: String, tests: String = "", warnings: [String] = [], words: String = "swift test"
  ) -> [GradeReport.ReviewNote] {
    let path = "Sources/LampsDomain/A.swift"
    let linter = Linter(
      takeHome: Self.takeHome, sources: [SourceFile(path: path, bytes: Array(source.utf8))],
      tests: [SourceFile(path: "Tests/T/B.swift", bytes: Array(tests.utf8))], manifest: nil)
    return Reviewer(
      linter: linter, texts: [path: source], warnings: warnings, words: words
    ).notes
  }

  private func places(_ id: String, _ source: String) -> [String] {
    notes(source).first { $0.id == id }?.places ?? []
  }

  @Test(arguments: [
    ("struct A { private func help() {} }", ["help"]),
    ("struct A { private func help() {}; func go() { help() } }", []),
    ("private let limit = 3", ["limit"]),
    ("private let limit = 3; func f() -> String { \"\\(limit)\" }", []),
    ("struct A { private(set) var count = 0 }", []),
    ("struct A: Codable { private enum CodingKeys: String, CodingKey { case b } }", []),
    ("class A { @objc private func tap() {} }", []),
    ("class A { private static let shade = 1 }", ["shade"]),
    ("private final class Spare {}", ["Spare"]),
  ]) func `private code that nothing names is dead`(source: String, names: [String]) {
    let found = places("dead-code", source)
    #expect(found == names.map { "Sources/LampsDomain/A.swift:1: \($0)" })
  }

  @Test(arguments: [(58, 0), (60, 1)])
  func `a function of more than sixty lines is long`(lines: Int, count: Int) {
    let body = String(repeating: "  a += 1\n", count: lines)
    let found = places("long-functions", "protocol P { func a() }\nfunc b() {\n\(body)}\n")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasSuffix(":2: b, \(lines + 2) lines") })
  }

  @Test(arguments: [
    ("struct lamp {}", ["lamp"]), ("enum Lamp_State {}", ["Lamp_State"]), ("struct Lamp {}", []),
    ("class A { class func make() {}; class var one: Int { 1 } }", []),
    ("public func f() {}", ["f"]), ("public let x = 1", []), ("func g() {}", []),
  ]) func `names follow the guidelines`(source: String, names: [String]) {
    #expect(
      places("names", source) == names.map { "Sources/LampsDomain/A.swift:1: \($0)" })
  }

  @Test func `what most public types lack is said once`() {
    let bare = (0..<10).map { "public struct A\($0) {}\n" }.joined()
    #expect(places("public-words", bare).count == 4)
    let told = (0..<10).map { "/// Says it.\n@frozen\npublic struct A\($0) {}\n" }.joined()
    #expect(places("public-words", told).isEmpty)
    #expect(places("public-words", "public struct A {}\n").isEmpty)
    let functions = (0..<10).map { "public static func a\($0)() {}\n" }.joined()
    #expect(places("public-words", functions).first?.hasSuffix("A.swift:1: a0") == true)
    let inherited = (0..<10).map { "open override func a\($0)() {}\n" }.joined()
    #expect(places("public-words", inherited).isEmpty)
    let asked = (0..<10).map { _ in "public func hash(into hasher: inout Hasher) {}\n" }.joined()
    #expect(places("public-words", asked).isEmpty)
  }

  @Test func `essential things come first`() {
    let notes = notes(
      "private func a() {}", tests: "let b = c!", warnings: ["Sources/LampsDomain/A.swift:1: w"],
      words: "")
    #expect(
      notes.map(\.id) == [
        "compiler-warnings", "run-instructions", "dead-code", "forced-in-tests",
      ])
    #expect(notes.map(\.weight) == [.essential, .worthIt, .worthIt, .taste])
  }

  @Test func `an answer without faults has no notes`() {
    #expect(notes("public struct Lamp { public init() {} }") == [])
  }
}
