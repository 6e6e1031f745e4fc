internal import Domain
internal import Foundation

/// The compiler's words, sorted into those on the learner's file and those on the stub.
struct CppDiagnostics: CompilerRemarks, Sendable {
  private static let most = 50

  private(set) var own: [Diagnostic] = []
  /// Errors on the generated file, or of the compiler itself.
  private(set) var foreign: [String] = []
  /// Lines that use what the library does not have: what else is said of them follows from it.
  private var namedLines: Set<Int> = []
  /// The learner's brace that is never closed.
  private var openBrace: Int?

  /// `library` is the version of libstdc++, so that what is newer can be named.
  init(_ text: String, library: Int = 0) {
    // An error in the library's own headers, until a note tells which of the learner's lines led
    // there.
    var elsewhere: String?
    for line in text.split(separator: "\n") {
      guard let item = Item(line) else { continue }
      if item.isNote {
        guard item.isOwn else { continue }
        if item.message.hasPrefix("to match this '{'") { openBrace = item.line }
        guard let message = elsewhere, item.message.contains("requested here") else { continue }
        elsewhere = nil
        add(item, .error, message)
      } else if item.isOwn {
        foreign += elsewhere.map { [$0] } ?? []
        elsewhere = nil
        if let novelty = item.novelty(library) {
          addNovelty(novelty.sentence(library: library), item)
        } else if !item.isError || !namedLines.contains(item.line) {
          add(item, item.isError ? .error : .warning, item.message)
        }
      } else if item.isError {
        foreign += elsewhere.map { [$0] } ?? []
        elsewhere = item.message
      }
    }
    foreign += elsewhere.map { [$0] } ?? []
    if let openBrace, !hasErrors {
      own.append(
        Diagnostic(
          line: openBrace, column: 1, severity: .error, message: "This '{' is never closed."))
    }
  }

  /// What is said of a file of ours that was not found; a learner's own names stand in the learner's file.
  var lostFile: String? { foreign.first(where: Self.tellsOfLostFile) }

  private static func tellsOfLostFile(_ message: String) -> Bool {
    message.hasSuffix("file not found") || message.hasSuffix("No such file or directory")
  }

  private mutating func addNovelty(_ sentence: String, _ item: Item) {
    if namedLines.insert(item.line).inserted {
      own.removeAll { $0.line == item.line && $0.severity == .error }
    }
    add(item, .error, sentence)
  }

  private mutating func add(_ item: Item, _ severity: Diagnostic.Severity, _ message: String) {
    guard own.count < Self.most else { return }
    own.append(
      Diagnostic(line: item.line, column: item.column, severity: severity, message: message))
  }

  /// One line: `path:line:column: error: message`.
  private struct Item {
    var isOwn = false
    var isError = false
    var isNote = false
    var line = 1
    var column = 1
    var message: String
    /// What was said of a header that is not there.
    private var lost: String?

    init?(_ text: Substring) {
      let kinds = [": fatal error: ", ": error: ", ": warning: ", ": note: "]
      let found = kinds.enumerated().compactMap { index, kind in
        text.range(of: kind).map { (index, $0) }
      }.min { $0.1.lowerBound < $1.1.lowerBound }
      guard let (kind, range) = found else { return nil }
      isError = kind < 2
      isNote = kind == 3
      message = String(text[range.upperBound...])
      let fields = text[..<range.lowerBound].split(separator: ":")
      guard fields.count >= 3, let line = Int(fields[fields.count - 2]),
        let column = Int(fields[fields.count - 1])
      else { return }
      isOwn = fields[fields.count - 3].hasSuffix(CppStub.source)
      if isOwn, CppDiagnostics.tellsOfLostFile(message) {
        lost = message
        message += "; Focus judges with only the standard library."
      }
      self.line = line
      self.column = column
    }

    /// What is missing because the machine's library is older.
    func novelty(_ library: Int) -> CppNovelty? {
      guard isError else { return nil }
      return lost.map { CppNovelty.header($0, library: library) }
        ?? CppNovelty.missing(in: message, library: library)
    }
  }
}
