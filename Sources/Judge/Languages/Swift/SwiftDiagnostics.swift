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
        if message == Self.statement || message == Self.expression { hasStatements = true }
        guard own.count < Self.most else { continue }
        own.append(
          Diagnostic(
            line: line, column: column, severity: severity, message: Self.clearer(message)))
      } else if severity == .error {
        foreign.append(message)
      }
    }
  }

  private static let statement = "statements are not allowed at the top level"
  private static let expression = "expressions are not allowed at the top level"

  /// Whether something between the declarations is none.
  private(set) var hasStatements = false

  mutating func add(_ remarks: [Diagnostic]) { own = remarks + own }

  /// Says of calls between the declarations that they do not run.
  static func leftOut(_ lines: [Int]) -> Diagnostic {
    Diagnostic(
      line: lines.first ?? 1, column: 1, severity: .warning,
      message: "This isn't part of a class or function, so it doesn't run: "
        + "Focus calls your solution itself.")
  }

  /// Says of what reads from a terminal that there is none.
  static func input(_ lines: [Int]) -> [Diagnostic] {
    lines.map {
      Diagnostic(
        line: $0, column: 1, severity: .warning,
        message: "There is nothing to read here: the arguments arrive as parameters.")
    }
  }

  /// What errors put in quotation marks: names that are not found, among others.
  var missedNames: Set<String> {
    let errors = own.filter { $0.severity == .error }
    return errors.reduce(into: []) { names, remark in
      let parts = remark.message.split(separator: "'", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() where index % 2 == 1 {
        names.insert(String(part.prefix { $0 != "(" }))
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
    if message == statement || message == expression {
      return "This isn't part of a class or function: make it a comment, or remove it."
    }
    if message.hasPrefix("the compiler is unable to type-check this expression") {
      return "This expression is too complex for the compiler: split it into several, "
        + "or give its parts a type."
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return message }
    let name = String(parts[1])
    if message.hasPrefix("cannot find '"), let package = SwiftPackage.giving(name) {
      return "\(message): \(package.title) isn't built here, and `focus doctor` says why. "
        + "Until it is, write the type yourself."
    }
    guard message.hasPrefix("no such module '") else { return message }
    if SwiftPackage.having(name) != nil {
      return "\(name) isn't built here, and `focus doctor` says why. "
        + "Until it is, write what you need yourself."
    }
    return "\(name) isn't available here: solutions have the standard library, Foundation, "
      + "Collections, Algorithms and Numerics. Write what you need yourself, as in an interview."
  }
}
