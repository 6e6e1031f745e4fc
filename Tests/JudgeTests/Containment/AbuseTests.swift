import Domain
import Foundation
import Testing

@testable import Judge

/// The cases of abuse through the whole judge, by language and rung of the ladder: each ends
/// with a named verdict, in time, with the judge usable at once and nothing left.
///
/// `FOCUS_ABUSE=15,cpp,L3` tries some numbers, languages or rungs alone, `FOCUS_ABUSE=all` every one; else a sample.
@Suite(.serialized, .timeLimit(.minutes(20)), .tellsTally)
struct AbuseTests {
  static let all =
    Abuse.processes + Abuse.signals + Abuse.memory + Abuse.output + Abuse.disk + Abuse.reads
    + Abuse.privileges + Abuse.channels + Abuse.paths + Abuse.compilers + Abuse.spoofing
    + Abuse.disguises + Abuse.looks + Abuse.keeper + Abuse.endings + Abuse.calls + Abuse.files
    + Abuse.nesting + Abuse.answers
  private static let last = 125
  /// Where no language of these exists: another suite's test, named in Documentation/Abuse.md.
  static let elsewhere: Set<Int> = [60]
  private static let rungs = [JailLevel.L5, .L4, .L3, .L2]
  private static let day = Int(Date().timeIntervalSince1970 / 86_400)
  /// What a right solution may wait for on a busy machine.
  private static let patience = Duration.seconds(300)

  private static let chosen = (ProcessInfo.processInfo.environment["FOCUS_ABUSE"] ?? "")
    .split(separator: ",").map(String.init)

  /// Whether something of this kind was chosen, or nothing of the kind.
  private static func isChosen<Choice>(
    _ choice: Choice, _ read: (String) -> Choice?
  ) -> Bool where Choice: Equatable {
    let all = chosen.compactMap(read)
    return all.isEmpty || all.contains(choice)
  }

  @Test func `every number from 1 to 125 is in the table`() {
    #expect(Set(Self.all.map(\.number)).union(Self.elsewhere) == Set(1...Self.last))
  }

  @Test(arguments: Language.allCases)
  func `abuse has its verdict, harms no other run and leaves nothing`(
    language: Language
  ) async throws {
    guard Self.isChosen(language, Language.init(rawValue:)) else { return }
    let rows = Self.all.filter { row in
      row.source(in: language) != nil && Self.isChosen(row.number, { Int($0) })
    }
    try await withThrowingTaskGroup { group in
      for level in Self.rungs + [.L0] where Self.isChosen(level, JailLevel.init(name:)) {
        group.addTask {
          guard level > .L0 else { return try await expectRefusal(rows, language) }
          let trace = try await judgeAll(rows, language, level)
          try await trace?.expectNothingLeft("after \(language.title) on \(level)")
        }
      }
      try await group.waitForAll()
    }
  }

  /// The bench and its workers are gone when this returns.
  private func judgeAll(
    _ rows: [Abuse], _ language: Language, _ level: JailLevel
  ) async throws -> AbuseBench.Trace? {
    let bench = try AbuseBench(level)
    if let obstacle = await bench.obstacle(language) {
      AbuseTally.shared.skipped(level, language, obstacle, count: rows.count)
      return nil
    }
    let trace = bench.trace
    // What a language builds once for all its runs belongs to no row.
    try await expectUsable(bench, language, "before the first row")
    for row in rows {
      if let reason = reason(toLeaveOut: row, language, level) {
        AbuseTally.shared.skipped(level, nil, reason)
        continue
      }
      for _ in 0..<row.times { try await judge(row, language, bench) }
      AbuseTally.shared.ran(level)
    }
    return trace
  }

  private func reason(
    toLeaveOut row: Abuse, _ language: Language, _ level: JailLevel
  ) -> String? {
    if level < row.lowest { return "contained from \(row.lowest) on" }
    if row.isSlow, level < .L4, language != .cpp { return "slow: tried in C++" }
    guard Self.chosen.isEmpty, !isDrawn(row, language, level) else { return nil }
    return "drawn by the seed \(Self.seed) (FOCUS_ABUSE_SEED), all with FOCUS_ABUSE=all"
  }

  /// What is tried without being chosen.
  ///
  /// On the machine's own rung the first sixty-two numbers in C++ and Python always,
  /// elsewhere every second; each later number in one of these two. The lower rungs contain by the same means:
  /// a third of the first.
  private func isDrawn(_ row: Abuse, _ language: Language, _ level: JailLevel) -> Bool {
    let languages = Language.allCases.filter { row.source(in: $0) != nil }
    let place = languages.firstIndex(of: language) ?? 0
    let isAlways = [.cpp, .python].contains(language)
    let isThird = (row.number + Self.seed).isMultiple(of: 3)
    if row.number <= Self.lastOfFirst {
      return level >= .L4
        ? isAlways || (row.number + place + Self.seed).isMultiple(of: 2) : isThird
    }
    let both = languages.filter { [.cpp, .python].contains($0) }
    let isItsTurn = both[(row.number + Self.seed) % both.count] == language
    return isItsTurn && level >= .L4
  }

  private static let lastOfFirst = 62
  private static let seed =
    ProcessInfo.processInfo.environment["FOCUS_ABUSE_SEED"].flatMap(Int.init) ?? day

  private func judge(_ row: Abuse, _ language: Language, _ bench: AbuseBench) async throws {
    let place: Comment = "\(row) in \(language.title) on \(bench.level)"
    let source = try #require(row.source(in: language))
    var problem = row.problem
    problem.limits = Limits(cpuMilliseconds: row.cpuMilliseconds)
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let verdict = try await bench.judge(language, source, problem, row.cases)
      expect(verdict, row, language, place)
    } catch {
      Issue.record(error, place)
    }
    AbuseTally.shared.took("\(place)", clock.now - start)
    let wall = Duration.milliseconds(row.cpuMilliseconds * 4 * 3) + .seconds(1)
    #expect(clock.now - start < wall * 5 * row.cases.count + Self.patience, place)
    try await bench.expectCalm(place)
    try await expectUsable(bench, language, place)
  }

  private func expectUsable(
    _ bench: AbuseBench, _ language: Language, _ place: Comment
  ) async throws {
    let right = try await bench.judge(
      language, Abuse.rightSolution(language), .function("f", [.int], .int), [([5], 5)])
    #expect(right.verdict == .accepted, "afterwards, \(place): \(right.evidence)")
  }

  private func expect(
    _ verdict: Verdict, _ row: Abuse, _ language: Language, _ place: Comment
  ) {
    let text = "\(verdict.evidence) \(verdict.diagnostics) \(verdict.cases)"
    let details: Comment = "\(place): \(verdict.verdict) \(text.prefix(700))"
    let kinds = row.kinds(in: language)
    #expect(!text.contains("root:x:"), details)
    if row.isSpoofing { #expect(verdict.verdict != .accepted, details) }
    guard case .body = row.code[language], row.isAskedTwo else {
      #expect(kinds.contains(verdict.verdict), details)
      return
    }
    guard verdict.cases.count == 3 else {
      // Cases that come after one that wrote for them may not be asked at all.
      let mayFail = row.spoilsTheNext || kinds.contains(.compileError)
      #expect(mayFail && kinds.contains(verdict.verdict), details)
      return
    }
    let middle = verdict.cases[1]
    #expect(kinds.contains(middle.verdict), details)
    if !row.spoilsTheNext {
      #expect(verdict.cases[0].verdict == .accepted, details)
      #expect(verdict.cases[2].verdict == .accepted, details)
      #expect((verdict.verdict == .accepted) == (middle.verdict == .accepted), details)
    }
    if middle.verdict == .timeLimit {
      let limit = Double(verdict.limits.cpuMilliseconds)
      AbuseTally.shared.overrun(.milliseconds(middle.cpuMilliseconds - limit))
    }
  }

  /// Below L2 the judge refuses; allowed to, it still holds what limits alone can hold.
  private func expectRefusal(_ rows: [Abuse], _ language: Language) async throws {
    let bench = try AbuseBench(.L0)
    for row in rows {
      let source = try #require(row.source(in: language))
      await #expect(throws: JudgeError.jailTooWeak(level: "L0"), "\(row)") {
        _ = try await bench.judge(language, source, row.problem, row.cases)
      }
      AbuseTally.shared.ran(.L0)
    }
    let weak = try AbuseBench(.L0, allowsWeakJail: true)
    guard await weak.obstacle(language) == nil else { return }
    try await expectUsable(weak, language, "before the first row without a jail")
    for row in rows where row.isHarmless && (!row.isSlow || language == .cpp) {
      try await judge(row, language, weak)
    }
  }
}

extension JailLevel {
  fileprivate init?(name: String) {
    guard let level = JailLevel.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = level
  }
}

extension Abuse {
  static func rightSolution(_ language: Language) -> String {
    AbuseFrame.source(language, body: language == .python ? "pass" : "", top: "")
  }
}
