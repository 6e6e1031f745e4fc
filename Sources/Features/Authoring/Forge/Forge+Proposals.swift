internal import Domain
import Trials

extension Forge {
  /// The most bytes of an input that is written into a file.
  private static let mostWritten = 20_000

  /// Puts proposed cases to the gate; the wrong programs are those that no hidden case finds.
  mutating func judge(_ text: String, from origin: String) async throws -> Proposing {
    _ = try await answeredTests()
    let progress = progress
    let proposals = Proposals(
      problem: gate.problem, runner: gate.runner, known: gate.cases.map(\.input),
      mostBytes: Self.mostWritten, keepsCommands: true)
    var review = try await proposals.looked(at: text, from: origin) { progress($0) }
    let survivors = review.open.isEmpty ? [] : try await survivors()
    proposals.settle(&review, kills: try await kills(of: review, survivors))
    return Proposing(
      slug: gate.problem.slug, origin: origin, survivors: survivors.map(\.name),
      rows: review.items.map { Proposing.Row($0, from: origin, gate.problem) }, left: review.left)
  }

  private mutating func survivors() async throws -> [Target] {
    let times = try await times()
    let (all, _) = try await targets()
    progress("looking for what survives among \(all.count) mutants")
    let found = try await findings(of: all, by: times, most: 1)
    return all.indices.filter { found[$0].isEmpty }.map { all[$0] }
  }

  /// The survivors that each case finds, by the case's place.
  private mutating func kills(
    of review: ProposalReview, _ survivors: [Target]
  ) async throws -> [Int: [String]] {
    let places = review.open
    guard !places.isEmpty, !survivors.isEmpty else { return [:] }
    progress("running \(survivors.count) survivors on what was proposed")
    let cases = places.map { place in
      JudgeCase(
        input: review.items[place].input, expected: review.items[place].answer, isVisible: false)
    }
    let times = try await times(on: cases)
    var kills: [Int: [String]] = [:]
    for round in gate.rounds(of: Array(cases.indices), by: times) {
      let verdicts = try await gate.judge(
        survivors.map { survivor in
          Gate.Trial(
            solution: survivor.solution, cases: round.places.map { cases[$0] },
            cpuMilliseconds: survivor.isPlanted ? round.limit : survivor.limit)
        })
      for (survivor, verdict) in zip(survivors, verdicts) {
        for result in verdict.cases {
          let place = round.places[result.index]
          guard Self.isKill(result.verdict, fastNeeds: times[place]) else { continue }
          kills[places[place], default: []].append(survivor.name)
        }
      }
    }
    return kills
  }

  /// The milliseconds of fast.py on proposed cases; no end of them where it gives no answer.
  private mutating func times(on cases: [JudgeCase]) async throws -> [Double] {
    guard let fast = gate.problem.solution("fast", in: .python) else { return cases.map { _ in 0 } }
    var times = cases.map { _ in Double.infinity }
    for result in try await gate.judge(fast, cases).cases where result.verdict == .accepted {
      times[result.index] = result.cpuMilliseconds
    }
    return times
  }

  /// Whether a verdict speaks against the program: what ails the judge does not, nor does the clock
  /// where fast.py is too slow too.
  private static func isKill(_ verdict: VerdictKind, fastNeeds milliseconds: Double) -> Bool {
    switch verdict {
    case .wrongAnswer, .runtimeError: true
    case .timeLimit: milliseconds.isFinite
    default: false
    }
  }
}

extension Proposing.Row {
  fileprivate init(_ item: ProposalReview.Item, from origin: String, _ problem: Problem) {
    isAccepted = item.isAccepted
    reason = item.reason
    input = item.excerpt
    kind = item.proposal?.kind ?? ""
    why = item.proposal?.why ?? ""
    answer = item.answer.flatMap { $0.json.utf8.count > 4_000 ? nil : $0 }
    expected = item.proposal?.expected
    isExpectationRight = item.isExpectationRight
    finds = item.finds
    edges = item.edges
    line = item.isAccepted ? Self.line(of: item, from: origin) : nil
  }

  /// A line of `tests.json` that says where the case comes from and why it was taken.
  private static func line(of item: ProposalReview.Item, from origin: String) -> String {
    let gains = [
      item.finds.isEmpty ? nil : "kills \(item.finds.joined(separator: "; "))",
      item.edges.isEmpty ? nil : "adds \(item.edges.joined(separator: ", "))",
    ].compactMap(\.self).joined(separator: "; ")
    let isOurs = origin == TestCaseAIProviding.offlineName
    let why = item.proposal?.why ?? ""
    var fields: [(String, Value)] = []
    if let command = item.proposal?.command {
      fields.append(
        (
          "generate",
          [
            "family": .string(command.family), "seed": .int(Int(clamping: command.seed)),
            "size": .int(command.size),
          ]
        ))
    } else {
      fields.append(("input", .array(item.input)))
      if let answer = item.answer { fields.append(("expected", answer)) }
    }
    fields.append(("why", .string(why.isEmpty ? gains : why)))
    fields.append(
      ("provenance", .string(isOurs ? "forged: \(gains)" : "AI: \(origin), \(gains)")))
    return "{" + fields.map { "\"\($0)\": \($1.fileJSON)" }.joined(separator: ", ") + "}"
  }
}
