internal import Domain

extension TestRun {
  /// What ThreadSanitizer saw, in a sentence; nil when it saw nothing.
  ///
  /// Its exit status alone says nothing: it ends so too where it cannot start.
  /// `roots` are the folders below which the candidate's files lie, as the jail or the host has them.
  func race(roots: [String]) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    guard let heading = lines.first(where: { $0.contains("WARNING: ThreadSanitizer: ") }) else {
      return nil
    }
    let kind = heading.split(separator: ": ").last.map(Self.withoutProcess) ?? "data race"
    // The candidate's own lines say more than those of a hidden suite.
    let place = roots.lazy.compactMap { root in
      lines.lazy.compactMap { Self.place($0, below: root) }.first
    }.first
    return "ThreadSanitizer saw a \(kind)" + (place.map { " at \($0)" } ?? "") + "."
  }

  private static func withoutProcess(_ text: Substring) -> String {
    text.firstRange(of: " (pid=").map { String(text[..<$0.lowerBound]) } ?? String(text)
  }

  /// Reads `    #0 name /path/File.swift:12:5 (program+0x1)`.
  private static func place(_ line: String, below root: String) -> String? {
    guard line.contains(" #"), let start = line.firstRange(of: root + "/")?.upperBound else {
      return nil
    }
    let fields = line[start...].prefix { $0 != " " }.split(separator: ":")
    return fields.count >= 2 ? "\(fields[0]):\(fields[1])" : nil
  }
}
