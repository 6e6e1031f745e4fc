internal import Catalogue
internal import Domain
internal import TestForge
import Trials

/// The search for hidden cases that find wrong programs which today's cases miss.
struct Forge {
  /// A wrong program that hidden cases shall find.
  struct Target: Sendable {
    var name: String
    var solution: Solution
    /// What it does wrong, as a case's `why`.
    var bug: String
    /// What it may use on a small input, in milliseconds; nil: the usual limit.
    var limit: Int?
    /// Whether it was planted; its hangs are told early then.
    var isPlanted: Bool
  }

  /// An input that finds a target, as small as it was made.
  struct Find: Sendable {
    var item: JudgeCase
    /// What made it, if it is too long to stand in a file.
    var command: GeneratorCommand?
  }

  var gate: Gate
  /// A right program in Python to plant mistakes into; nil: fast.py, beside the written mutants.
  let other: Solution?
  let progress: @Sendable (String) -> Void
  /// The inputs of today's cases, which are no proposals.
  var known: Set<[Value]> = []
  /// How many inputs were tried.
  var tried = 0

  init(
    folder: ProblemFolder, runner: Runner, settings: Authoring.Settings, other: Solution? = nil,
    progress: @escaping @Sendable (String) -> Void
  ) {
    gate = Gate(folder: folder, runner: runner, settings: settings, step: progress)
    self.other = other
    self.progress = progress
  }

  private var slug: String { gate.problem.slug }

  mutating func run() async throws -> Forging {
    let fast = try await answeredTests()
    let times = try await times()
    let (all, listed) = try await targets()
    progress("looking for what survives among \(all.count) mutants")
    var found = try await findings(of: all, by: times, most: 1)
    let survivors = all.indices.filter { found[$0].isEmpty }
    var foundOnce: [Int] = []
    if survivors.isEmpty {
      progress("looking for what a single case finds")
      found = try await findings(of: all, by: times, most: 2)
      foundOnce = all.indices.filter { found[$0].count == 1 }
    }
    let wanted = (survivors.isEmpty ? foundOnce : survivors).map { all[$0] }
    let finds = try await search(for: wanted, against: fast)
    let proposals = try await cover(wanted, with: finds)
    let killed = Set(proposals.flatMap(\.kills))
    return Forging(
      slug: slug, mutants: all.count + listed, equivalent: listed,
      survivors: survivors.map { all[$0].name }, foundOnce: foundOnce.map { all[$0].name },
      proposals: proposals, unmatched: wanted.map(\.name).filter { !killed.contains($0) },
      inputs: tried)
  }

  /// Expands the tests and has fast.swift answer them.
  mutating func answeredTests() async throws -> Solution {
    gate.expandTests()
    guard let fast = gate.problem.solution("fast", in: .swift), !gate.cases.isEmpty else {
      throw notReady("tests.json has no case, or solutions/fast.swift is missing.")
    }
    progress("running fast.swift on the tests")
    guard try await gate.answerTests(with: fast) else { throw notReady("") }
    known = Set(gate.cases.map(\.input))
    return fast
  }

  private func notReady(_ otherwise: String) -> AuthoringError {
    .notReady(slug: slug, reason: gate.report.failures.first ?? otherwise)
  }

  /// The program that mistakes are planted into.
  private var subject: Solution? { other ?? gate.problem.solution("fast", in: .python) }

  /// The subject's milliseconds on each case; none of them long when there is none.
  mutating func times() async throws -> [Double] {
    let none = gate.cases.map { _ in 0.0 }
    guard let subject else { return none }
    progress("running \(subject.fileName) on the tests")
    let verdict = try await gate.judge(subject, gate.cases)
    guard verdict.verdict == .accepted, verdict.cases.count == none.count else {
      throw AuthoringError.notReady(
        slug: slug,
        reason: other == nil
          ? gate.sentence(about: subject, verdict, names: gate.testNames)
          : "\(subject.fileName) isn't right: \(gate.words(for: verdict, names: gate.testNames))")
    }
    return verdict.cases.map(\.cpuMilliseconds)
  }

  /// The wrong programs, and how many more are listed as equivalent.
  mutating func targets() async throws -> (targets: [Target], listed: Int) {
    let written = gate.folder.mutants.filter { !$0.isSlow && other == nil }.map { mutant in
      Target(
        name: "mutants/\(mutant.fileName)", solution: mutant, bug: Self.bug(of: mutant),
        isPlanted: false)
    }
    guard let subject else { return (written, 0) }
    guard let planted = try await gate.planted(into: subject) else { throw notReady("") }
    let equivalent = Set(other == nil ? gate.folder.equivalents.map(\.id) : [])
    let open = planted.filter { !equivalent.contains($0.id) }
    let place = other?.fileName ?? "solutions/fast.py"
    let targets = open.map { mutant in
      Target(
        name: "\(place):\(mutant.line), '\(mutant.id)'", solution: mutant.solution,
        bug: "\(mutant.kind): \(mutant.before) → \(mutant.after)",
        limit: Gate.hang, isPlanted: true)
    }
    return (written + targets, planted.count - open.count)
  }

  /// What the first line says.
  private static func bug(of mutant: Solution) -> String {
    let line = mutant.source.prefix { $0 != "\n" }
    return line.split(separator: "Bug: ", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// The hidden cases that find each target, `most` at most, small ones first.
  mutating func findings(
    of targets: [Target], by times: [Double], most: Int
  ) async throws -> [[Int]] {
    var found = targets.map { _ in [Int]() }
    for round in gate.rounds(by: times) {
      let places = gate.sortedBySize(round.places)
      var starts = targets.map { _ in 0 }
      for _ in 0..<most {
        let open = targets.indices.filter {
          found[$0].count < most && starts[$0] < places.count
        }
        let verdicts = try await gate.judge(
          open.map { index in
            Gate.Trial(
              solution: targets[index].solution,
              cases: places[starts[index]...].map { gate.cases[$0] }, stopsAtFirstFailure: true,
              cpuMilliseconds: targets[index].isPlanted ? round.limit : targets[index].limit)
          })
        for (index, verdict) in zip(open, verdicts) {
          try check(verdict, of: targets[index])
          guard let failure = verdict.firstFailure else {
            starts[index] = places.count
            continue
          }
          let place = starts[index] + failure.index
          found[index].append(places[place])
          starts[index] = place + 1
        }
      }
    }
    return found
  }

  /// A mutant that does not compile, or that the judge cannot run, is no target.
  private func check(_ verdict: Verdict, of target: Target) throws(AuthoringError) {
    guard verdict.verdict != .accepted, verdict.firstFailure == nil else { return }
    let reason =
      target.isPlanted
      ? "\(target.name): \(gate.words(for: verdict, names: []))"
      : gate.sentence(about: target.solution, verdict, names: [])
    throw .notReady(slug: slug, reason: reason)
  }
}
