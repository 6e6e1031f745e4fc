internal import Domain
internal import Foundation

/// The compiler's words, sorted into those on the learner's file and those on the stub.
struct SwiftDiagnostics: CompilerRemarks, Sendable {
  static let source = "solution.swift"
  private static let most = 50

  private(set) var own: [Diagnostic] = []
  /// Errors elsewhere: in the generated file, or of the compiler itself.
  private(set) var foreign: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let (place, severity, message) = Self.parts(line) else { continue }
      let fields = place.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count >= 3, fields[fields.count - 3].hasSuffix("/\(Self.source)"),
        let line = Int(fields[fields.count - 2]), let column = Int(fields[fields.count - 1])
      {
        guard own.count < Self.most else { continue }
        own.append(
          Diagnostic(
            line: line, column: column, severity: severity, message: Self.clearer(message)))
      } else if severity == .error {
        foreign.append(message)
      }
    }
  }

  var hasAnyErrors: Bool { hasErrors || !foreign.isEmpty }

  /// Cuts `path:line:column: error: message`.
  private static func parts(_ line: Substring) -> (Substring, Diagnostic.Severity, String)? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let range = line.range(of: ": \(severity.rawValue): ") else { continue }
      return (line[..<range.lowerBound], severity, String(line[range.upperBound...]))
    }
    return nil
  }

  private static func clearer(_ message: String) -> String {
    guard message.hasPrefix("no such module '"), let name = message.split(separator: "'").last
    else { return message }
    return "\(name) is not available here: Focus judges with the standard library and "
      + "Foundation. Write the structure that you need yourself, as in an interview."
  }
}
