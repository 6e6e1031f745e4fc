extension GradeReport {
  /// Points that were lost by one cause.
  public struct Finding: Sendable, Hashable, Codable {
    /// A requirement, a check or a part that lost them.
    public struct Line: Sendable, Hashable, Codable {
      public var id: String
      public var title: String
      public var area: Area.Kind
      public var points: Int
      public var card: String?

      init(_ loss: Loss) {
        (id, title, area, points) = (loss.id, loss.title, loss.area, loss.points)
        card = loss.card
      }
    }

    /// A hidden test, by what it tries, and what came of it.
    public struct Trial: Sendable, Hashable, Codable {
      public var tried: String
      public var came: String
      /// How many further tests came to the same.
      public var more: Int

      public init(tried: String, came: String, more: Int = 0) {
        self.tried = tried
        self.came = came
        self.more = more
      }
    }

    /// What was asked for, and how to see on one's own that it is missing.
    public struct Asked: Sendable, Hashable, Codable {
      public var requirement: String
      /// The brief's words.
      public var brief: String?
      public var question: String?
      /// A test of the learner's own, as a whole Swift file.
      public var tryout: String?

      private enum CodingKeys: String, CodingKey {
        case requirement, brief, question
        case tryout = "try"
      }
    }

    /// What was lost together.
    public var points: Int
    /// What is wrong, in a sentence; nil where the trials say it.
    public var cause: String?
    /// What lost points, most first.
    public var lines: [Line]
    public var trials: [Trial]
    /// How many further tests failed otherwise than those.
    public var moreTrials: Int
    /// Empty where one cause takes so many lines that it comes before all of them.
    public var asked: [Asked]
  }
}

extension GradeReport.Finding {
  private static let mostTrials = 3
  private static let mostAsked = 2

  /// The findings of lost points, what cost most first; equal ones stay in the brief's order.
  ///
  /// Without a project nothing of its brief is said.
  static func list(
    of lost: [GradeReport.Loss], tests: [GradeReport.Test], in takeHome: TakeHome?
  ) -> [Self] {
    var groups: [(cause: String, lost: [Seen])] = []
    for loss in lost {
      let seen = Seen(loss, tests, takeHome)
      if let index = groups.firstIndex(where: { $0.cause == seen.cause }) {
        groups[index].lost.append(seen)
      } else {
        groups.append((seen.cause, [seen]))
      }
    }
    let findings = groups.map { Self($0.lost, in: takeHome) }
    return findings.enumerated()
      .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
      .map(\.element)
  }

  private init(_ seen: [Seen], in takeHome: TakeHome?) {
    let losses = seen.map(\.loss)
    points = losses.reduce(0) { $0 + $1.points }
    lines = losses.enumerated()
      .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
      .map { Line($0.element) }
    let isShared = seen[0].isShared && (losses.count > 1 || !seen[0].hasRun)
    cause = isShared || seen[0].bad.isEmpty ? seen[0].reason : nil
    let bad = seen.flatMap(\.bad).reduce(into: [GradeReport.Test]()) { tests, test in
      if !tests.contains(test) { tests.append(test) }
    }
    let all = isShared ? [] : Self.trials(bad)
    trials = Array(all.prefix(Self.mostTrials))
    moreTrials = all.dropFirst(Self.mostTrials).reduce(0) { $0 + 1 + $1.more }
    asked = []
    let names = losses.compactMap(\.requirement).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard let takeHome, names.count <= Self.mostAsked else { return }
    // What is asked of tests and commits is no line whose own test could fail.
    let isOfLines = losses.contains { $0.area != .ownTests && $0.area != .history }
    asked = names.map { name in
      let line = isOfLines ? takeHome.lines.first { $0.id == name } : nil
      return Asked(
        requirement: name, brief: takeHome.briefLine(name),
        question: bad.isEmpty ? nil : line?.question,
        tryout: seen[0].hasRun && !bad.isEmpty ? line?.tryout : nil)
    }
  }

  /// Tests that came to the same are one.
  private static func trials(_ tests: [GradeReport.Test]) -> [Trial] {
    var trials: [Trial] = []
    for test in tests {
      let came = test.message ?? "It failed."
      if test.status == .missing, let index = trials.firstIndex(where: { $0.came == came }) {
        trials[index].more += 1
      } else {
        trials.append(Trial(tried: test.name, came: came))
      }
    }
    return trials
  }

  /// A loss with the tests that it was seen by.
  private struct Seen {
    var loss: GradeReport.Loss
    var bad: [GradeReport.Test]
    /// Whether other lines may be lost by the same.
    var isShared = false
    /// Whether the answer could be run.
    var hasRun = true
    var reason: String

    init(_ loss: GradeReport.Loss, _ tests: [GradeReport.Test], _ takeHome: TakeHome?) {
      self.loss = loss
      reason = loss.reason
      let failed = tests.filter { $0.status != .passed }
      let first = failed.first { loss.reason == "\($0.name): \($0.message ?? "")" }
      let suites = takeHome?.suites(of: loss.id) ?? first.map { [$0.suite] } ?? []
      bad = failed.filter { suites.contains($0.suite) }
      // What a sanitizer saw is not what the tests said.
      if bad.allSatisfy({ loss.reason != "\($0.name): \($0.message ?? "")" }) {
        isShared = bad.contains { $0.message == loss.reason }
        hasRun = !isShared
        if !isShared { bad = [] }
      } else if let message = first?.message, first?.status == .missing,
        message.contains(".swift:") || message.hasPrefix(FailureWords.unlikePromised)
      {
        (isShared, reason) = (true, message)
        hasRun = !message.hasPrefix(FailureWords.unlikePromised)
      }
    }

    /// Equal for losses of one cause.
    var cause: String { reason }
  }
}

extension TakeHome {
  /// The hidden suites that decide a requirement or a check.
  fileprivate func suites(of id: String) -> [String]? {
    if let line = lines.first(where: { $0.id == id }) { return line.suites }
    guard let check = safety.first(where: { $0.id == id }) else { return nil }
    if case .hammer(let suites) = check.kind { return suites }
    return []
  }
}
