/// One `import` line of a source file.
struct Import: Equatable {
  var target: String
  var module: String
  var file: String
  var line: Int

  /// The imports of a source file; those inside multi-line literals are text, not imports.
  static func all(in source: String, target: String, file: String) -> [Import] {
    var isText = false
    var found: [Import] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let wasText = isText
      if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
        isText.toggle()
      }
      guard !wasText, let module = module(of: line) else { continue }
      found.append(Import(target: target, module: module, file: file, line: index + 1))
    }
    return found
  }

  private static func module(of line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let prefixes: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    while let first = words.first, first.hasPrefix("@") || prefixes.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count >= 2 else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let path = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return path.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
  }
}
