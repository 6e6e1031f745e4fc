internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// The slow mutant shall be right on what it manages in this time.
  private static let slowMilliseconds = 250
  /// Copies of it that are measured together with one pair of references.
  private static let mostCopies = 5

  /// The slow mutant is right on the small cases, and recognised: a case that counts is too much for
  /// it, or else the word on its growth says so, as good as every time.
  mutating func checkSlow(_ mutant: Solution) async throws {
    step("running the mutant \(mutant.fileName)")
    let sorted = bySize(hiddenPlaces)
    let largeFirst = (cases: Array(sorted.cases.reversed()), names: sorted.names.reversed())
    let verdicts = try await judge([
      Trial(
        solution: mutant, cases: sorted.cases, stopsAtFirstFailure: true,
        cpuMilliseconds: Self.slowMilliseconds),
      Trial(
        solution: mutant, cases: largeFirst.cases, stopsAtFirstFailure: true,
        reference: slowestReference),
    ])
    for (verdict, names) in [
      (verdicts[0], sorted.names), (verdicts[1], Array(largeFirst.names)),
    ] where verdict.verdict != .accepted && !verdict.hasRunOut {
      return fail(sentence(about: mutant, verdict, names: names))
    }
    switch verdicts[1].verdict {
    case .timeLimit: report.slow = "time limit"
    case .memoryLimit: report.slow = "memory limit"
    default: try await measureSlow(mutant)
    }
  }

  /// Has the growth of a mutant judged again and again, as that of a learner's accepted solution is.
  private mutating func measureSlow(_ mutant: Solution) async throws {
    step("measuring how \(mutant.fileName) grows")
    var family = try await stretchFamily(of: mutant)
    var words: [ComplexityVerdict] = []
    while words.count < settings.slowMeasures {
      let count = min(Self.mostCopies, settings.slowMeasures - words.count)
      let copies = (0..<count).map { (name: "slow \($0)", source: mutant.source) }
      let measured = try await GrowthRuns.measure(
        of: copies, in: problem, language: mutant.language, family: family, runner: runner)
      guard let measured else {
        return fail(
          "\(folder.place(ofBugIn: mutant)): no hidden case is too slow for this mutant, and its "
            + "growth can't be measured: that takes a generated case, and fast and brute in one "
            + "language.")
      }
      report.cpuMilliseconds += measured.cpuMilliseconds
      family = measured.family
      words += copies.indices.map { place in
        var own = measured
        own.curves = [measured.curves[place]] + measured.curves.suffix(2)
        return ComplexityVerdict(own, of: problem)
      }
    }
    report.slowMeasures = words.count
    report.slowRecognised = words.count(where: \.isSlower)
    // One of twenty may go wrong on a busy machine, none of three.
    guard report.slowRecognised < words.count - words.count / 20 else {
      report.slow = "growth"
      return
    }
    let other = words.first { !$0.isSlower }
    let note = other?.note.map { " \($0)" } ?? ""
    fail(
      "\(folder.place(ofBugIn: mutant)): no hidden case is too slow for this mutant, and its growth "
        + "is like the slow reference's in \(report.slowRecognised) of \(words.count) measures only "
        + "(family \(family ?? "")).\(note) Add a larger stretch case of the family that tells them "
        + "apart.")
  }

  /// The family of the smallest stretch case at which the mutant gives up; there it is measured.
  private mutating func stretchFamily(of mutant: Solution) async throws -> String? {
    let places = sortedBySize(stretchPlaces)
    guard !places.isEmpty else { return nil }
    let verdict = try await judge([
      Trial(
        solution: mutant, cases: places.map { cases[$0] }, stopsAtFirstFailure: true,
        reference: slowestReference)
    ])[0]
    guard let failure = verdict.firstFailure, places.indices.contains(failure.index),
      case .generated(let command) = problem.tests[places[failure.index]].input
    else { return nil }
    return command.family
  }
}
