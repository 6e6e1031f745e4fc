internal import Domain

/// The built catalogue's `words.json`: what problems are found by, a line each.
///
/// Kept apart from the index, which every start reads.
enum WordsFile {
  static let fileName = "words.json"

  static func bytes(of problems: [Problem]) -> [UInt8] {
    let rows = problems.sorted { $0.slug < $1.slug }.map { problem in
      let words = ProblemWords(of: problem)
      let value: Value = ["patterns": .texts(words.patterns), "words": .texts(words.words)]
      return "\n\(Value.string(problem.slug).json):\(value.json)"
    }
    return Array("{\(rows.joined(separator: ","))\n}\n".utf8)
  }

  /// Nil for anything that this version did not build.
  static func words(in bytes: [UInt8]) -> [String: ProblemWords]? {
    guard case .object(let fields)? = try? Value(json: bytes) else { return nil }
    return fields.mapValues {
      ProblemWords(patterns: $0["patterns"]?.texts ?? [], words: $0["words"]?.texts ?? [])
    }
  }
}
