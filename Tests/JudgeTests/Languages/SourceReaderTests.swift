import Domain
import Foundation
import Instrumenter
import Testing

@testable import Judge

/// Learners' Swift is read in a process of its own, and no source ends more than that.
@Suite(.timeLimit(.minutes(20)))
struct SourceReaderTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  private func reader() async throws -> (SourceReader, SwiftToolchain) {
    let supervisor = try JailSupervisor(executable: JailBench.executable)
    return (
      SourceReader(.success(supervisor)),
      try await SwiftToolchain.resolve(Probe(searchPath: Self.path))
    )
  }

  @Test func `what it reads is what the instrumenter makes`() async throws {
    let (reader, toolchain) = try await reader()
    let source = """
      struct Point { var x = 0, y = 0 }
      class Solution {
        func f(_ list: [Int]) -> Int { var sum = 0; for n in list { sum += n }; return sum }
      }
      """
    for isProgram in [false, true] {
      var options = AutoInstrumenter(
        isProgram: isProgram, preludeTypes: [PreludeType(name: "ListNode", properties: ["val"])],
        levels: [1: .variables], plainTypes: [3])
      let here = options.instrument(source)
      let there = try #require(try await reader.instrument(source, options, toolchain))
      #expect(there.text == here.text)
      #expect(there.functions == here.functions)
      #expect(there.slots == here.slots)
      #expect(there.types == here.types)
      #expect(there.usesTasks == here.usesTasks)
      let retry = there.retry(options, errorLines: [1, 3])
      #expect(retry?.levels == here.retry(options, errorLines: [1, 3])?.levels)
      #expect(retry?.plainTypes == here.retry(options, errorLines: [1, 3])?.plainTypes)
      options = try #require(AutoInstrumenter(options.value))
      #expect(options.instrument(source).text == here.text)
    }
    let statements = "class A {}\nprint(1)\nlet b = 2\n"
    #expect(
      try await reader.statements(in: statements, toolchain) == TopLevelStatements(in: statements))
    #expect(try await reader.statements(in: "class A {}", toolchain) == nil)
  }

  @Test func `no source, however it is nested, ends more than its reader`() async throws {
    let (reader, toolchain) = try await reader()
    let options = AutoInstrumenter(isProgram: true)
    let sources = DeepSourceTests.sources.map(\.text) + ["\0\u{FEFF}\u{202E}", "", "\"\"\""]
    for source in sources {
      _ = try await reader.instrument(source, options, toolchain)
      _ = try await reader.statements(in: source, toolchain)
    }
    let after = try await reader.instrument("let a = 1\nprint(a)", options, toolchain)
    #expect(after?.text.contains("FocusTrace") == true)
  }

  @Test func `a hundred nested parts are still told`() async throws {
    let (reader, toolchain) = try await reader()
    let source = "var a = 0\n" + DeepSourceTests.nest("if a == 0 { ", "a += 1", " }", 100)
    let made = try await reader.instrument(source, AutoInstrumenter(isProgram: true), toolchain)
    #expect(made?.isTooDeep == false)
  }
}
