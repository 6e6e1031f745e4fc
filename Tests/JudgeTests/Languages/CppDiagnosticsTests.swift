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
        == "'boost/any.hpp' file not found; Focus judges with only the standard library.")
  }

  struct Newer: Sendable {
    var said: String
    var words: String?
    var library = 12
  }

  static let newer = [
    Newer(said: "use of undeclared identifier 'println'", words: "std::println needs libstdc++ 14"),
    Newer(
      said: "no member named 'format' in namespace 'std'", words: "std::format needs libstdc++ 13"),
    Newer(said: "no template named 'flat_map'", words: "std::flat_map needs libstdc++ 15"),
    Newer(
      said: "no member named 'zip' in namespace 'std::ranges::views'",
      words: "std::views::zip needs libstdc++ 13"),
    Newer(
      said: "no member named 'fold_left' in namespace 'std::ranges'; did you mean 'x'?",
      words: "std::ranges::fold_left needs libstdc++ 13"),
    Newer(
      said: "no member named 'append_range' in 'std::vector<int>'",
      words: ".append_range needs libstdc++ 15"),
    Newer(said: "‘generator’ was not declared in this scope", words: "std::generator needs"),
    Newer(
      said: "‘enumerate’ is not a member of ‘std::ranges::views’", words: "std::views::enumerate"),
    Newer(said: "'flat_set' file not found", words: "<flat_set> needs libstdc++ 15"),
    Newer(said: "use of undeclared identifier 'zip'"),
    Newer(said: "use of undeclared identifier 'println'", library: 14),
    Newer(said: "no member named 'zip' in 'Tool'"),
  ]

  @Test(arguments: newer)
  func `what the library does not have yet is named with its version`(row: Newer) {
    let text = "/work/\(CppStub.source):3:7: error: \(row.said)\n"
    let remarks = CppDiagnostics(text, library: row.library)
    #expect(remarks.own.count == 1)
    let message = remarks.own.first?.message ?? ""
    if let words = row.words {
      #expect(message.hasPrefix(words), "\(message)")
      #expect(message.contains("this machine has 12: use "))
    } else {
      #expect(message == row.said)
    }
  }

  @Test func `only a program's own main may read standard input`() {
    #expect(CppOutline("int main() { int n; cin >> n; }\nstruct A {};").inputLine == nil)
    #expect(CppOutline("int main() {}\nint f() { int n; std::cin >> n; return n; }").inputLine == 2)
    #expect(CppOutline("string g() { string s;\ngetline(cin, s); return s; }").inputLine == 2)
    #expect(CppOutline("void g(istringstream& in) { string s; getline(in, s); }").inputLine == nil)
    #expect(CppOutline("int x = 1;\nclass Solution { void f() {} }").unfinished?.endLine == 2)
    #expect(CppOutline("class Solution { void f() {} };").unfinished == nil)
  }
}
