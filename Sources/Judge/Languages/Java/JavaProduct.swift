internal import Domain

/// What the compiler made of a source.
struct JavaProduct: Sendable {
  private static let file = "classes.json"

  private(set) var diagnostics: [Diagnostic]
  /// The classes' bytes and the lines of what they declare; nil when there is no program.
  private(set) var classes: Value?
  /// Whether nothing is declared yet, so that nothing is missing while someone types.
  private(set) var isWithoutClass = false
  /// Whether the same source would become the same again.
  private let isFinal: Bool

  init(_ answer: ResidentTool.Answer, for signature: Signature) {
    switch answer {
    case .value(let value):
      diagnostics = value["diagnostics"]?.elements?.compactMap(Diagnostic.init(frame:)) ?? []
      if !diagnostics.contains(where: { $0.severity == .error }),
        let remark = value["calls"]?.elements?.first.flatMap(JavaComplaint.Remark.init)
      {
        let lines = Self.lines(value["lines"])
        isWithoutClass = lines.isEmpty
        let complaint = JavaComplaint(signature: signature, lines: lines, remark: remark)
        diagnostics.insert(complaint.diagnostic, at: 0)
      }
      // A bare `nil` would be the JSON value of that name.
      if !diagnostics.contains(where: { $0.severity == .error }) { classes = value }
      isFinal = true
    case .ended(let end, let text):
      let trouble = Diagnostic(
        line: 1, column: 1, severity: .error, message: CompilerTrouble.words(end, said: text))
      diagnostics = [trouble]
      isFinal = false
    }
  }

  private static func lines(_ value: Value?) -> [String: Int] {
    guard case .object(let fields)? = value else { return [:] }
    return fields.compactMapValues(\.integer)
  }

  var compilation: Compilation {
    let entry = CompileCache.Entry(
      isProgram: classes != nil, diagnostics: diagnostics, libraries: [])
    let files = classes.map { [Self.file: Array($0.json.utf8)] } ?? [:]
    return Compilation(entry: entry, files: files, isFinal: isFinal)
  }

  /// The classes of what was compiled before.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  static func classes(in folder: String) throws(JudgeError) -> Value {
    let path = "\(folder)/\(file)"
    do {
      return try Value(json: try runtimeFile(path))
    } catch {
      throw .cacheUnusable(path: path, reason: reasonInWords(error))
    }
  }
}
