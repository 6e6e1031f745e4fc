import Domain
import Testing

@testable import Judge

struct InputRemarkTests {
  @Test(
    arguments: [
      ("fn main() {\n  std::io::stdin().read_line(&mut s);\n}", nil),
      ("// stdin()\nfn f() {}", nil),
      ("fn main() {}\nfn f() {\n  io::stdin().lock();\n}", 3),
    ] as [(String, Int?)])
  func `only what runs is warned of`(source: String, line: Int?) {
    #expect(InputRemark.rust.diagnostics(source).first?.line == line)
  }
}
