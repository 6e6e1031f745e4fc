import Testing

@testable import RoundsData

struct InheritedFirstTests {
  /// The linker looks in the paths in their order, so what is inherited has to come first.
  @Test func `each list of an architecture begins with what is inherited`() {
    let lines = ProjectConfiguration.project.split(separator: "\n").map(String.init)
    var broken: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) where line.contains("[arch=*]\" =") {
      // A list begins on the line after its parenthesis, a single text after the equals sign.
      let text = line.hasSuffix("(") ? next : String(line.split(separator: "=").last ?? "")
      if !text.drop(while: { $0 == " " }).hasPrefix("\"$(inherited)") { broken.append(line) }
    }
    #expect(broken == [])
  }
}
