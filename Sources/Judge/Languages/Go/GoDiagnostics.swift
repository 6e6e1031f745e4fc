internal import Domain

/// The compiler's words, sorted into those on the learner's file and those on the stub.
struct GoDiagnostics: CompilerRemarks, Sendable {
  private static let most = 50

  private(set) var own: [Diagnostic] = []
  /// Errors elsewhere: in the generated file, or of the compiler itself.
  private(set) var foreign: [String] = []

  init(_ text: String, toolchain: GoToolchain) {
    var isOwn = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("\t") {
        if isOwn, !own.isEmpty { own[own.count - 1].message += "\n\(line)" }
        continue
      }
      let fields = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let row = Int(fields[1]), let column = Int(fields[2]) else {
        isOwn = false
        continue
      }
      let message = Self.clearer(String(fields[3].dropFirst()), toolchain)
      isOwn = fields[0] == GoSource.name || fields[0].hasSuffix("/\(GoSource.name)")
      if !isOwn {
        if !fields[0].hasSuffix(GoStub.stopName) { foreign.append(message) }
      } else if own.count < Self.most {
        own.append(Diagnostic(line: row, column: column, severity: .error, message: message))
      } else {
        isOwn = false
      }
    }
  }

  private static func clearer(_ message: String, _ toolchain: GoToolchain) -> String {
    let words = message.split(separator: " ")
    if message.hasPrefix("could not import "), let name = words.dropFirst(3).first {
      return "\(name) is not available here: Focus judges with the usual packages of Go's "
        + "standard library. "
        + "Write the structure that you need yourself, as in an interview."
    }
    if message.hasPrefix("undefined: "), let name = words.last,
      let minor = GoPackages.since[String(name)], minor > toolchain.minor
    {
      return "\(message): it needs Go 1.\(minor), and this machine has \(toolchain.version)"
    }
    return message
  }
}
