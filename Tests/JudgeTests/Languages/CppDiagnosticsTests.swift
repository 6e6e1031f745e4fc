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
}
