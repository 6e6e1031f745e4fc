internal import Domain
internal import Foundation

/// The compiler's words, sorted into those on the learner's lines and those on the stub.
struct RustDiagnostics: CompilerRemarks, Sendable {
  private static let most = 50

  private(set) var own: [Diagnostic] = []
  /// Errors on the generated lines, or of the compiler itself.
  private(set) var foreign: [String] = []

  /// Reads one JSON object a line; `lines` of the file are the learner's, of whom more is said in
  /// `remarks`.
  init(_ text: String, lines: Int, remarks: [Diagnostic] = []) {
    for line in text.split(separator: "\n") where line.hasPrefix("{") {
      guard let value = try? Value(json: String(line)) else {
        if own.isEmpty, let words = Self.words(ofCut: line) { addError(Self.plain(words)) }
        continue
      }
      guard let words = value["message"]?.text,
        let severity = value["level"]?.text.flatMap(Diagnostic.Severity.init)
      else { continue }
      let message = Self.plain(words)
      let spans = (value["spans"]?.elements ?? []).map(Span.init)
      let ordered = spans.filter(\.isPrimary) + spans.filter { !$0.isPrimary }
      guard let place = ordered.first(where: { $0.isOwn && $0.line <= lines }) else {
        guard severity == .error else { continue }
        guard !spans.isEmpty else {
          addError(message)
          continue
        }
        let types = ordered.first?.label.map { ": \(Self.plain($0))" } ?? ""
        foreign.append(message == "mismatched types" ? message + types : message)
        continue
      }
      guard own.count < Self.most else { continue }
      let label = place.label.map { ": \(Self.plain($0))" } ?? ""
      own.append(
        Diagnostic(
          line: place.line, column: place.column, severity: severity,
          message: message + label + (RustLibraries.advice(message) ?? "")))
    }
    own += remarks
  }

  /// What is said of the source as a whole; that it failed is no reason.
  private mutating func addError(_ message: String) {
    guard !message.hasPrefix("aborting due to"), own.count < Self.most else { return }
    own.append(Diagnostic(line: 1, column: 1, severity: .error, message: message))
  }

  /// What the compiler said in words, without the form that we asked for; its last 400 characters.
  static func words(_ text: String) -> String {
    let lines = text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("{") else { return String(line) }
      return (try? Value(json: String(line)))?["message"]?.text ?? words(ofCut: line)
    }
    return String(lines.joined(separator: "\n").suffix(400))
  }

  /// The message of an object that is cut short, for the compiler says much of a long line.
  private static func words(ofCut line: some StringProtocol) -> String? {
    let key = "\"message\":"
    guard let range = line.range(of: key) else { return nil }
    var start = line.utf8.distance(from: line.startIndex, to: range.upperBound)
    return (try? Value(json: Array(line.utf8), from: &start))?.text
  }

  /// Without the module that the learner does not know of.
  private static func plain(_ words: String) -> String {
    words.replacing("focus_stub::", with: "")
  }

  private struct Span {
    var isPrimary: Bool
    var isOwn: Bool
    var line: Int
    var column: Int
    var label: String?

    init(_ value: Value) {
      isPrimary = value["is_primary"] == .bool(true)
      label = value["label"]?.text
      // A macro of the library points to where the learner called it.
      var place = value
      for _ in 0..<8 {
        if place["file_name"]?.text?.hasSuffix(RustStub.source) == true { break }
        guard let outer = place["expansion"]?["span"], outer != .null else { break }
        place = outer
      }
      isOwn = place["file_name"]?.text?.hasSuffix(RustStub.source) == true
      line = place["line_start"]?.integer ?? 1
      column = place["column_start"]?.integer ?? 1
    }
  }
}
