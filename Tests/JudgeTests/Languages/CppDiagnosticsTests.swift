import Domain
import Testing

@testable import Judge

@Suite struct CppDiagnosticsTests {
  @Test func `a header of ours that is not found is no fault of the learner`() {
    let remarks = CppDiagnostics(
      "/work/stub.cpp:2:10: fatal error: 'Nodes/GraphNode.hpp' file not found\n")
    #expect(remarks.own.isEmpty)
    #expect(remarks.lostFile == "'Nodes/GraphNode.hpp' file not found")
  }

  @Test func `a header of the learner's that is not found is explained in its line`() {
    let remarks = CppDiagnostics(
      "/work/\(CppStub.source):1:10: fatal error: 'boost/any.hpp' file not found\n")
    #expect(remarks.lostFile == nil)
    #expect(remarks.own.map(\.line) == [1])
    #expect(
      remarks.own.first?.message
        == "'boost/any.hpp' file not found; Focus judges with the standard library alone.")
  }

  private static let lost = JailedTool.Product(
    end: JailExit(status: .exited(1), cause: .program),
    text: "/work/stub.cpp:2:10: fatal error: 'Nodes/GraphNode.hpp' file not found\n")

  @Test func `a header of ours that was not found is looked for once more, and that counts`()
    async throws
  {
    var looks = [
      Self.lost, JailedTool.Product(end: JailExit(status: .exited(0), cause: .program)),
    ]
    let compiled = try await CppCompiler.lookingTwice { looks.removeFirst() }
    #expect(compiled.isSuccess)
    #expect(looks.isEmpty)
  }

  @Test func `what is not found twice is not looked for a third time`() async throws {
    var count = 0
    let compiled = try await CppCompiler.lookingTwice {
      count += 1
      return Self.lost
    }
    #expect(CppDiagnostics(compiled.text).lostFile != nil)
    #expect(count == 2)
  }

  @Test(
    arguments: [
      (0, ""),
      (1, "/work/\(CppStub.source):1:10: fatal error: 'boost/any.hpp' file not found\n"),
      (1, "/work/\(CppStub.source):3:5: error: use of undeclared identifier 'x'\n"),
    ] as [(Int32, String)]) func `whatever else the compiler says is its last word`(
      status: Int32, text: String
    )
    async throws
  {
    var count = 0
    let compiled = try await CppCompiler.lookingTwice {
      count += 1
      return JailedTool.Product(
        end: JailExit(status: .exited(status), cause: .program), text: text)
    }
    #expect(count == 1)
    #expect(compiled.text == text)
  }
}
