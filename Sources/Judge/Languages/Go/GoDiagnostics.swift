internal import Domain

/// The compiler's words, sorted into those on the learner's file and those on the stub.
struct GoDiagnostics: CompilerRemarks, Sendable {
  private static let most = 50

  /// Where `range` is given a number, which Go takes from 1.22 on.
  struct Range: Sendable, Hashable {
    var line: Int
    var column: Int
  }

  private(set) var own: [Diagnostic] = []
  private(set) var ranges: [Range] = []
  /// Errors elsewhere: in the generated file, or of the compiler itself.
  private(set) var foreign: [String] = []

  init(_ text: String, toolchain: GoToolchain, remarks: [Diagnostic] = []) {
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
      let words = String(fields[3].dropFirst())
      let message = Self.clearer(words, toolchain)
      isOwn = fields[0] == GoSource.name || fields[0].hasSuffix("/\(GoSource.name)")
      if isOwn, Self.isCount(words), toolchain.minor < 22 {
        ranges.append(Range(line: row, column: column))
      }
      if !isOwn {
        if !fields[0].hasSuffix(GoStub.stopName) { foreign.append(message) }
      } else if own.count < Self.most {
        own.append(Diagnostic(line: row, column: column, severity: .error, message: message))
      } else {
        isOwn = false
      }
    }
    own += remarks
  }

  /// Whether the words are of a `range` over a number that counts as an int.
  private static func isCount(_ words: String) -> Bool {
    words.hasPrefix("cannot range over ")
      && ["of type int)", "(untyped int constant)", "of type int, "].contains(where: words.contains)
  }

  private static func clearer(_ message: String, _ toolchain: GoToolchain) -> String {
    let words = message.split(separator: " ")
    let machine = "this machine has \(toolchain.version)"
    if message.hasPrefix("could not import "), let name = words.dropFirst(3).first {
      if let minor = GoPackages.since[String(name)], minor > toolchain.minor {
        return "\(name) needs Go 1.\(minor), and \(machine)"
      }
      if name.hasPrefix("\(GoPackages.gods)/"), toolchain.gods == nil {
        return "\(name) isn't installed on this machine: "
          + "apt-get install \(GoPackages.godsPackage)."
      }
      let gods = toolchain.gods.map { " and \(GoPackages.gods) \($0)" } ?? ""
      return "\(name) isn't available here: Focus judges with the usual packages of Go's "
        + "standard library\(gods). "
        + "Write the structure that you need yourself, as in an interview."
    }
    if message.hasPrefix("cannot range over ") {
      if message.contains("func(") || message.contains("iter.Seq") {
        return "\(message): a range over a function needs Go 1.23, and \(machine): "
          + "call it with a function that takes each value and returns true"
      }
      if message.contains("int"), toolchain.minor < 22 {
        return "\(message): a range over a number needs Go 1.22, and \(machine): "
          + "write for i := 0; i < n; i++"
      }
    }
    if message.hasPrefix("undefined: "), let name = words.last,
      let member = GoPackages.sinceMember[String(name)], member.minor > toolchain.minor
    {
      return "\(message): it needs Go 1.\(member.minor), and \(machine): use \(member.instead)"
    }
    if message.hasPrefix("undefined: "), let name = words.last,
      let minor = GoPackages.since[String(name)], minor > toolchain.minor
    {
      return "\(message): it needs Go 1.\(minor), and \(machine)"
    }
    return message
  }
}
