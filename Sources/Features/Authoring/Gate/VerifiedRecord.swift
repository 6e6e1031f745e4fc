public import Domain

/// What passed the gate and when: the rows of `Benchmarks/verified.tsv`.
public struct VerifiedRecord: Sendable, Hashable {
  /// A problem that passed.
  public struct Row: Sendable, Hashable {
    public var slug: String
    public var topic: Topic
    /// As in ``Authoring/Report/content``.
    public var content: String
    public var starters: String
    public var day: String
    public var references = 0
    public var randomInputs = 0
    public var mutants = 0
    public var hiddenCases = 0
    public var planted = 0
    public var killed = 0
    public var equivalent = 0
    public var cpuMilliseconds = 0
    /// As in ``Authoring/Report/slow``.
    public var slow = ""

    /// A problem that passed on a day (`2026-02-06`).
    public init(_ report: Authoring.Report, day: String) {
      slug = report.slug
      topic = report.topic
      content = report.content
      starters = report.starters
      self.day = day
      references = report.references
      randomInputs = report.randomInputs
      mutants = report.mutants
      hiddenCases = report.hiddenCases
      planted = report.planted
      killed = report.killed
      equivalent = report.equivalent
      cpuMilliseconds = Int(report.cpuMilliseconds.rounded())
      slow = report.slow
    }
  }

  private static let heading = [
    "slug", "topic", "content", "starters", "day", "references", "random inputs", "mutants",
    "hidden cases", "planted", "killed", "equivalent", "CPU ms", "slow",
  ]

  public private(set) var rows: [String: Row] = [:]
  /// What the last pass over everything said, a line each.
  public var summary: [String] = []

  public init() {}

  /// Reads the file's text; a line that is no row is passed over, so its problem counts as changed.
  public init(tsv: String) {
    for line in tsv.split(separator: "\n") {
      if line.hasPrefix("# ") {
        summary.append(String(line.dropFirst(2)))
      } else if let row = Row(line.split(separator: "\t", omittingEmptySubsequences: false)) {
        rows[row.slug] = row
      }
    }
  }

  public mutating func add(_ row: Row) { rows[row.slug] = row }

  public mutating func keep(_ slugs: some Sequence<String>) {
    let known = Set(slugs)
    rows = rows.filter { known.contains($0.key) }
  }

  /// The file's text: the summary, then the rows by topic and slug.
  public var tsv: String {
    let order = Topic.allCases
    let sorted = rows.values.sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.topic) ?? 0 }
      return (places[0], left.slug) < (places[1], right.slug)
    }
    let lines =
      summary.map { "# \($0)" } + [Self.heading.joined(separator: "\t")] + sorted.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension VerifiedRecord.Row {
  fileprivate init?(_ fields: [Substring]) {
    guard fields.count == 14, let topic = Topic(rawValue: String(fields[1])) else { return nil }
    let numbers = fields[5..<13].compactMap { Int($0) }
    guard numbers.count == 8 else { return nil }
    slug = String(fields[0])
    self.topic = topic
    content = String(fields[2])
    starters = String(fields[3])
    day = String(fields[4])
    (references, randomInputs, mutants, hiddenCases) = (
      numbers[0], numbers[1], numbers[2], numbers[3]
    )
    slow = String(fields[13])
    (planted, killed, equivalent, cpuMilliseconds) = (
      numbers[4], numbers[5], numbers[6], numbers[7]
    )
  }

  fileprivate var line: String {
    let numbers = [
      references, randomInputs, mutants, hiddenCases, planted, killed, equivalent, cpuMilliseconds,
    ]
    return ([slug, topic.rawValue, content, starters, day] + numbers.map(String.init) + [slow])
      .joined(separator: "\t")
  }
}
