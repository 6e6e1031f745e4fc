/// One module to compile, with all paths as the jail knows them.
struct ModuleOrder: Sendable {
  var name: String
  var sources: [String]
  /// The sources of its code, where these are others than its interface is made of.
  var code: [String]?
  /// Where the modules lie that it imports.
  var folders: [String] = []
  /// Those of these modules that may differ from one check to the next.
  var inner: [String] = []
  var dialect = SwiftDialect()
  /// Whether others may see what is internal.
  var isTestable = false
  /// Whether ThreadSanitizer is to watch it.
  var isWatched = false
  /// Whether it counts how often each place of it is reached.
  var isMeasured = false
  /// Whether somebody else wrote it, so that its code is looked at for hooks.
  var isForeign = false
  /// Whether a file called `main.swift` is what runs.
  var hasEntry = false
  /// The version of SwiftPM's own module that it is read by; nil: it is no manifest.
  var manifestVersion: String?

  var module: String { "\(name).swiftmodule" }
  var object: String { "\(name).o" }
}

/// What a compile gave.
struct CompileResult: Sendable {
  /// The object's or module's bytes; nil when there is none.
  var bytes: [UInt8]?
  var complaints: [Complaint] = []
  /// What stopped the compiler, when it was not the sources' grammar.
  var trouble: String?

  /// All that a linker said.
  var words = ""

  /// Those objects that a linker names as what is wrong, and what it says of each.
  func culprits(among objects: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for line in words.split(whereSeparator: \.isNewline) where line.contains("error:") {
      let places = objects.compactMap { name in
        line.firstRange(of: "/\(name)").map { (name, $0.lowerBound) }
      }
      guard let first = places.min(by: { $0.1 < $1.1 })?.0, found[first] == nil else { continue }
      let reason = line[(line.lastIndex(of: ":") ?? line.startIndex)...].dropFirst()
      found[first] = String(reason.drop { $0 == " " })
    }
    return found
  }

  /// What is wrong, worst first, a line each.
  var lines: [String] { (trouble.map { [$0] } ?? []) + complaints.map(\.text) }
}

/// An error that the compiler found.
struct Complaint: Sendable, Hashable {
  /// As the candidate knows it; nil where it stands in no file.
  var file: String?
  var line = 0
  var message: String

  var text: String { file.map { "\($0):\(line): \(message)" } ?? message }

  private static let most = 60

  /// The errors in a compiler's words, or what it marks otherwise; paths lose whatever stands before
  /// a folder that is shown.
  static func list(_ text: String, roots: [String], mark: String = "error: ") -> [Complaint] {
    var found: [Complaint] = []
    for line in text.split(whereSeparator: \.isNewline) where found.count < most {
      guard let cut = line.firstRange(of: mark) else { continue }
      let message = String(line[cut.upperBound...])
      let fields = line[..<cut.lowerBound].split(separator: ":", omittingEmptySubsequences: true)
        .filter { $0 != " " }
      guard fields.count >= 3, let number = Int(fields[fields.count - 2]) else {
        found.append(Complaint(message: message))
        continue
      }
      let path = fields.dropLast(2).joined(separator: ":")
      found.append(Complaint(file: shorten(path, roots), line: number, message: message))
    }
    return found
  }

  private static func shorten(_ path: String, _ roots: [String]) -> String {
    for root in roots where path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return path
  }
}
