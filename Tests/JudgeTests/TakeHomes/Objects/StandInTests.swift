import Testing

@testable import Judge

struct StandInTests {
  @Test(arguments: [
    (
      "(extension in Lamps):Swift.String.hasPrefix(Swift.String) -> Swift.Bool", "member",
      "String.hasPrefix"
    ),
    (
      "static (extension in Lamps):Swift.Bool.== infix(Swift.Bool, Swift.Bool) -> Swift.Bool",
      "member", "Bool.=="
    ),
    ("Lamps.== infix(Swift.String, Swift.String) -> Swift.Bool", "free", "=="),
    ("Lamps.settle() -> ()", "free", "settle"),
    ("type metadata accessor for Lamps.Testing", "type", "Testing"),
    ("static Lamps.Testing.check(Any) -> Swift.Bool", "type", "Testing"),
    ("Lamps.Lamp.toggled() -> Lamps.Lamp", "type", "Lamp"),
  ])
  func `what stands for another's name is read from the linker's names`(
    text: String, kind: String, name: String
  ) throws {
    let found = try #require(StandIn(text, of: ["Lamps"]))
    #expect(found.kind.rawValue == kind)
    #expect(found.name == name)
  }

  @Test(arguments: [
    "Lamps.== infix(Lamps.Lamp, Lamps.Lamp) -> Swift.Bool",
    "Lamps.lit(Lamps.Panel) -> Swift.Int",
    "(extension in Lamps):Swift.Array< where A == Lamps.Lamp>.lit.getter : Swift.Int",
    "Swift.String.hasPrefix(Swift.String) -> Swift.Bool",
    "(extension in Hidden):Swift.String.lit.getter : Swift.Int",
  ])
  func `what speaks of the answer's own types is its own business`(text: String) {
    #expect(StandIn(text, of: ["Lamps"]) == nil)
  }

  @Test func `a name is a stand-in where the suites mean something else by it`() throws {
    let source = SourceFile(
      path: "Hidden/LampTests.swift",
      bytes: Array("struct Box {}\nlet at = Date()\nlet lamp: Lamp\nlet box = Box()".utf8))
    let lamp = try #require(StandIn("Lamps.Lamp.toggled() -> Lamps.Lamp", of: ["Lamps"]))
    let meaning = SuiteMeaning(promised: [lamp], sources: [source])
    func type(_ name: String) throws -> StandIn {
      try #require(StandIn("type metadata accessor for Lamps.\(name)", of: ["Lamps"]))
    }
    #expect(!meaning.isStandIn(lamp))
    #expect(meaning.isStandIn(try type("Date")))
    #expect(meaning.isStandIn(try type("Testing")))
    // Their own, and what they never name.
    #expect(!meaning.isStandIn(try type("Box")))
    #expect(!meaning.isStandIn(try type("Feed")))
  }
}
