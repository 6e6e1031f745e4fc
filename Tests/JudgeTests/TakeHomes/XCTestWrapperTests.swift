import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct XCTestWrapperTests {
  private func sources(_ texts: String...) -> [(name: String, text: String)] {
    let files = texts.enumerated().map {
      SourceFile(path: "Tests/T/File\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    return XCTestWrapper(files).sources(importing: "import")
  }

  @Test func `methods that XCTest would run are found, others are not`() throws {
    let found = sources(
      """
      import XCTest
      @MainActor final class LampCase: XCTestCase {
        override func setUp() {}
        func testOn() { if true { func testInner() {} } }
        @available(*, deprecated) func testOff() async throws {}
        private func testHidden() {}
        static func testStatic() {}
        func testWith(_ number: Int) {}
        func helper() {}
        // func testComment() {}
      }
      extension LampCase { func testMore() {} }
      class Other: NSObject { func testNot() {} }
      """)
    #expect(found.map(\.name) == ["File0.xctest.swift"])
    let text = try #require(found.first).text
    for name in ["testOn", "testOff", "testMore"] {
      #expect(text.contains("run(LampCase.self, \"\(name)\") { try await $0.value.\(name)() }"))
    }
    for name in ["Inner", "Hidden", "Static", "With", "Comment", "Not"] {
      #expect(!text.contains("test\(name)"))
    }
  }

  @Test func `a class has its parent's tests, wherever the parent stands`() throws {
    let found = sources(
      "final class Small: Base, Sendable { func testSmall() {} }",
      "class Base: XCTestCase { func testBase() {} }")
    #expect(found.map(\.name) == ["File0.xctest.swift", "File1.xctest.swift"])
    #expect(found[0].text.contains("run(Small.self, \"testBase\")"))
    #expect(!found[1].text.contains("testSmall"))
  }

  @Test func `parents in a ring end nowhere`() {
    #expect(sources("class A: B { func testA() {} }\nclass B: A { func testB() {} }").isEmpty)
  }
}
