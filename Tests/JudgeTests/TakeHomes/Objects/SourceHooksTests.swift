import Testing

@testable import Judge

struct SourceHooksTests {
  private func complaint(_ text: String, isTest: Bool = false) -> Complaint? {
    SourceHooks.complaint(
      in: SourceFile(path: "Sources/A/B.swift", bytes: Array(text.utf8)), isTest: isTest)
  }

  @Test func `a hook is named with its line`() {
    #expect(
      complaint("let a = 1\n@_cdecl(\"write\") func b() {}")?.text
        == "Sources/A/B.swift:2: @_cdecl is refused: it replaces other code")
  }

  @Test(arguments: [
    "// @_cdecl(\"write\")", "let text = \"@_cdecl\"", "@MainActor func section() {}",
    "let c = 1\nlet d = [c]", "@_spi(Own) import Foundation", "let p = UnsafeRawPointer(other)",
    "struct A { var testing = 1 }", "import Foundation\nlet proc = \"process\"",
  ])
  func `what only looks like one is none`(text: String) {
    #expect(complaint(text) == nil)
  }

  @Test(arguments: [
    "import Testing", "import XCTest", "@testable import Testing", "let path = \"/proc/self/maps\"",
    "let p = UnsafeRawPointer(bitPattern: 1)", "let p = UnsafePointer<Int>(bitPattern: 1)",
    "let p = OpaquePointer(\n  bitPattern: 1)", "@ _section(\"a\") let b = 1",
  ])
  func `sources do not reach for the tests or for memory`(text: String) {
    #expect(complaint(text) != nil)
  }

  @Test func `tests may import what tests need`() {
    #expect(complaint("import Testing\nlet path = \"/proc/self/maps\"", isTest: true) == nil)
    #expect(complaint("import FocusMutation", isTest: true)?.message == "it looks for mutants")
  }
}
