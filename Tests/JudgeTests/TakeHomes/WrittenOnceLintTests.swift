import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct WrittenOnceLintTests {
  private func findings(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "Sources/LampsData/\(index).swift", bytes: Array(source.utf8))
    }
    return Linter.writtenAgain(["desks", "floors"], in: files).map(\.text)
  }

  @Test func `each literal after the first is told, with the first one's place`() {
    let enumeration = "enum Room {\n  case desks = \"desks\"\n  case floors = \"floors\"\n}"
    let calls = "\n\nlog(\"loading floors.json\")\nload(\"desks\")"
    #expect(
      findings(enumeration, "load(\"desks.json\")", calls) == [
        "Sources/LampsData/1.swift:1: “desks” is written again (Sources/LampsData/0.swift:2)",
        "Sources/LampsData/2.swift:3: “floors” is written again (Sources/LampsData/0.swift:3)",
        "Sources/LampsData/2.swift:4: “desks” is written again (Sources/LampsData/0.swift:2)",
      ])
  }

  @Test(arguments: [
    "enum Room: String { case desks, floors }\nlet room = Room.desks\nlet desks = 1",
    "\"desks\"", "\"desks\"; \"floors\"", "\"desks and desks\"",
    "\"desks\" // \"desks\"", "\"desks\"; \"desksOfOak\"; \"my_desks\"; \"desks2\"; \"Desks\"",
    "\"desks\"; \"\\(desks).json\"",
  ])
  func `a name may stand in one literal, and anywhere else`(source: String) {
    #expect(findings(source).isEmpty)
  }

  @Test(arguments: [
    "\"desks\"; \"desks\"", "\"desks\"; \"/rooms/desks.json\"", "\"desks\"; \"all desks, please\"",
    "\"desks\"; \"\"\"\n  desks\n  \"\"\"", "\"desks\"; \"\\(load(\"desks\"))\"",
    "\"desks\"; #\"desks\"#", "\"desks\"; \"mydesks and desks\"",
  ])
  func `a name in a second literal is found`(source: String) {
    #expect(findings(source).count == 1)
  }
}
