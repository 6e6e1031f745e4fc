internal import Domain

/// The built catalogue's `index.json`: every problem's row, and which topic files belong to it.
struct CatalogueIndex: Sendable, Equatable {
  static let fileName = "index.json"
  /// 2: a row holds its problem's prerequisites.
  private static let format = 2

  static func fileName(of topic: Topic) -> String { "\(topic.rawValue).json" }

  var summaries: [ProblemSummary]
  /// The SHA-256 of each topic's file.
  var digests: [Topic: String]

  /// The file's bytes; equal indices give equal bytes.
  var bytes: [UInt8] {
    let topics = digests.map { ($0.rawValue, Value.string($1)) }
    let rows = summaries.map { "\n" + $0.value.json }.joined(separator: ",")
    let digests = Value.object(Dictionary(topics) { first, _ in first }).json
    return Array(
      "{\"format\":\(Self.format),\"topics\":\(digests),\"problems\":[\(rows)\n]}\n".utf8)
  }

  init(summaries: [ProblemSummary], digests: [Topic: String]) {
    self.summaries = summaries
    self.digests = digests
  }

  /// Nil for anything that this version did not build.
  init?(bytes: [UInt8]) {
    guard let value = try? Value(json: bytes), value["format"] == Value.int(Self.format),
      let summaries = value["problems"]?.all(ProblemSummary.init),
      case .object(let topics)? = value["topics"]
    else { return nil }
    self.summaries = summaries
    digests = Dictionary(
      topics.compactMap { name, digest in
        guard let topic = Topic(rawValue: name), let text = digest.text else { return nil }
        return (topic, text)
      }
    ) { first, _ in first }
  }
}

/// A topic's file: its problems by slug, a line each.
enum TopicFile {
  static func bytes(of problems: [Problem]) -> [UInt8] {
    let rows = problems.sorted { $0.slug < $1.slug }.map { problem in
      "\n\(Value.string(problem.slug).json):\(problem.value.json)"
    }
    return Array("{\(rows.joined(separator: ","))\n}\n".utf8)
  }

  /// Nil for anything that this version did not build.
  static func problems(in bytes: [UInt8]) -> [String: Problem]? {
    guard case .object(let fields)? = try? Value(json: bytes) else { return nil }
    let problems = fields.compactMapValues(Problem.init)
    return problems.count == fields.count ? problems : nil
  }
}
