internal import Instrumenter

/// What of a Swift source its recorder tells less of than everything, and why, in sentences.
struct UntoldFunctions {
  static let unreadable =
    "Focus couldn't add its steps to this source: it's nested too deeply, or too large."
  static let refusedAll =
    "The compiler refused this source with any of the recorder's calls in it."
  static let byPlayground =
    "The compiler refused the recorder's own calls, so its playground pass shows the values: "
    + "some changes inside a value show only at the next statement."
  /// As many names as a sentence lists.
  private static let mostNames = 3

  private let functions: [FunctionTable]
  private let types: [TypeTable]
  private let refused: Set<Int>

  /// `options` are those with which the compiler took the text: what they lower, it had refused.
  init(_ functions: [FunctionTable], _ types: [TypeTable], refused options: AutoInstrumenter?) {
    self.functions = functions.filter { $0.level != .full }
    self.types = types.filter { options?.plainTypes.contains($0.id) == true }
    let lowered = functions.filter { options?.levels[$0.id] != nil }
    // What stands within a function is told no better than that.
    refused = Set(
      functions.filter { inner in
        lowered.contains { $0.line <= inner.line && inner.endLine <= $0.endLine }
      }.map(\.id))
  }

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }

  var sentences: [String] {
    let refusal = "the compiler refused the recorder's calls there"
    let levels: [(TracingLevel, String)] = [
      (.variables, "Only whole variables are shown in"),
      (.steps, "Only the steps, without values, are shown in"),
      (.untouched, Self.nothing),
    ]
    let ofLevels = levels.compactMap { level, what in
      sentence(what, functions.filter { $0.level == level && refused.contains($0.id) }, refusal)
    }
    let ofOwn = sentence(
      Self.nothing, functions.filter { !refused.contains($0.id) },
      "an attribute, a macro or a result builder decides what its text means")
    let ofTypes: String? =
      types.isEmpty
      ? nil : "Values of \(Self.list(types.map(\.name))) are shown by their name alone: \(refusal)."
    return ofLevels + [ofOwn, ofTypes].compactMap(\.self)
  }

  private static let nothing = "Nothing is recorded of"

  private func sentence(_ what: String, _ found: [FunctionTable], _ why: String) -> String? {
    guard !found.isEmpty else { return nil }
    let names = found.map { "\($0.name.isEmpty ? "the top level" : $0.name) (line \($0.line))" }
    return "\(what) \(Self.list(names)): \(why)."
  }

  /// `a, b, c and 2 more`.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).joined(separator: ", ")
    return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
  }
}
