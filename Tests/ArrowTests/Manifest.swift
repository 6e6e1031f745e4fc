/// What a Package.swift declares: each target's dependencies, by the name that is imported.
struct Manifest: Equatable {
  var dependencies: [String: Set<String>] = [:]

  /// Reads the manifest's text; a target is a call of `.target` or `.executableTarget`.
  ///
  /// `+ features` stands for the literals of `let features`.
  init(text: String) {
    let features = text.firstRange(of: "let features: [Target.Dependency] = [").map {
      Set(Self.literals(after: "", in: Self.upToClosing(text[$0.upperBound...])))
    }
    for kind in [".target(", ".executableTarget("] {
      for piece in text.split(separator: kind, omittingEmptySubsequences: false).dropFirst() {
        let call = Self.upToClosing(piece)
        guard let name = Self.literals(after: "name:", in: call).first else { continue }
        dependencies[name] = Self.names(in: call)
        if call.contains("] + features") { dependencies[name]?.formUnion(features ?? []) }
      }
    }
  }

  /// The text before the bracket that closes what was opened before it.
  private static func upToClosing(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  private static func names(in call: Substring) -> Set<String> {
    guard let start = call.firstRange(of: "dependencies: [") else { return [] }
    var list = upToClosing(call[start.upperBound...])
    var names: Set<String> = []
    while let product = list.firstRange(of: ".product(") {
      let inner = upToClosing(list[product.upperBound...])
      names.formUnion(literals(after: "name:", in: inner).prefix(1))
      list = list[..<product.lowerBound] + list[inner.endIndex...]
    }
    return names.union(literals(after: "", in: list))
  }

  private static func literals(after mark: String, in text: Substring) -> [String] {
    var rest = text
    if !mark.isEmpty {
      guard let range = text.firstRange(of: mark) else { return [] }
      rest = text[range.upperBound...]
    }
    let pieces = rest.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
