internal import Domain

/// What can be said about a source before any compiler sees it.
enum SourceCheck {
  static let mostBytes = 1 << 20

  /// Nil when a compiler may see it.
  static func complaint(_ source: String) -> Diagnostic? {
    let bytes = source.utf8
    if bytes.count > mostBytes {
      let size = (Double(bytes.count) / 1_048_576 * 10).rounded() / 10
      return error("The source is \(size) MB long; the limit is 1 MB.", line: 1)
    }
    if isUTF16(bytes) {
      return error("The source is text in UTF-16. Save it as UTF-8.", line: 1)
    }
    if let index = bytes.firstIndex(of: 0) {
      let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
      return error("The source contains a NUL byte here. Is it a text file?", line: line)
    }
    if source.allSatisfy(\.isWhitespace) {
      return error("There's no code yet. Start from the template.", line: 1)
    }
    return nil
  }

  private static func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(line: line, column: 1, severity: .error, message: message)
  }
}
