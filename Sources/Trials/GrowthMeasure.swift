package import Domain
import TestForge

/// What was measured of programs beside the references.
package struct GrowthMeasure: Sendable {
  package var family: String
  /// Of the programs in their order, then of the fast and the brute reference.
  package var curves: [GrowthCurve]
  /// What the measured programs used.
  package var cpuMilliseconds: Double
  /// What the programs are written in.
  package var language: Language
  package var referenceLanguage: Language

  /// Whether a program's time says something beside a reference's; else only its slope does.
  package var comparesTimes: Bool {
    language == referenceLanguage
      || !language.isDynamic && !referenceLanguage.isDynamic
  }
}

extension GrowthRuns {
  /// Measures programs of a problem in turn with the references; nil where these tell nothing.
  ///
  /// A known family spares the search for the one on which the references differ most.
  package static func measure(
    of programs: [(name: String, source: String)], in problem: Problem, language: Language,
    family: String? = nil, learner: String = "", runner: Runner
  ) async throws -> GrowthMeasure? {
    guard let references = GrowthRuns.references(of: problem, for: language) else { return nil }
    var runs = GrowthRuns(problem: problem, runner: runner, learner: learner)
    guard let inputs = try await runs.chosenInputs(for: references, known: family)
    else { return nil }
    let all =
      programs.map { GrowthRuns.Program(name: $0.name, language: language, source: $0.source) }
      + references
    let curves = try await runs.curves(of: all, on: inputs)
    return GrowthMeasure(
      family: inputs.family, curves: curves, cpuMilliseconds: runs.cpuMilliseconds,
      language: language, referenceLanguage: references[0].language)
  }
}

extension ComplexityVerdict {
  /// What the curves of a solution, the fast and the brute reference say.
  package init(_ measure: GrowthMeasure, of problem: Problem) {
    let (own, fast, brute) = (measure.curves[0], measure.curves[1], measure.curves[2])
    let found = GrowthComparison(
      own, fast: fast, brute: brute, declared: problem.complexity,
      comparesTimes: measure.comparesTimes)
    let complexity = problem.complexity
    let fit =
      switch found.kind {
      case .likeFast: complexity.time
      case .likeSlow: complexity.slow
      case .unclear: found.fit ?? ""
      }
    let other = measure.referenceLanguage.title
    let scope =
      measure.comparesTimes
      ? nil : "The references ran in \(other): only how the times grow is compared."
    let notes = [found.reason, scope].compactMap(\.self)
    self.init(
      verdict: found.kind.rawValue, fit: fit, expected: complexity.time,
      confidence: (found.confidence * 100).rounded() / 100,
      note: notes.isEmpty ? nil : notes.joined(separator: " "), curves: measure.curves)
  }
}

extension Language {
  /// Its times are far from those of compiled code, by a factor that depends on the program.
  fileprivate var isDynamic: Bool { self == .python || self == .javascript }
}
