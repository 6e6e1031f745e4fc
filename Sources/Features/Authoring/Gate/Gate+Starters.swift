internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// The starter must compile and fail in every language that this machine has.
  ///
  /// Those of the references' languages always run; the others only when one of all starters'
  /// texts is not the one that passed before, since building them costs most of a pass.
  mutating func checkStarters() async throws {
    let status = await runner.status()
    let missing = Set(status.toolchains.filter { $0.version == nil }.map(\.language))
    let languages = Language.allCases.filter { problem.signature.exists(in: $0) }
    let sources = languages.map { starter(for: problem, in: $0) }
    let counting = countingPlaces.map { cases[$0] }
    report.starters = hash(sources.joined(separator: "\0"))
    let isKnown = settings.record.rows[problem.slug]?.starters == report.starters
    let trials = zip(languages, sources).filter { language, _ in
      !missing.contains(language) && (!isKnown || Language.ofReferences.contains(language))
    }.map { language, source in
      Trial(
        solution: Solution(name: "starter", language: language, source: source), cases: counting,
        stopsAtFirstFailure: true, isOptimised: false)
    }
    step("running the starters in \(trials.map(\.solution.language.title).joined(separator: ", "))")
    let place = folder.place(ofEntry: "signature")
    for (trial, verdict) in zip(trials, try await judge(trials)) {
      let title = trial.solution.language.title
      if verdict.verdict == .accepted {
        fail("\(place): the \(title) starter passes the tests.")
      } else if verdict.verdict == .compileError {
        let error = verdict.diagnostics.first { $0.severity == .error }
        let reason = error.map { ", its line \($0.line): \($0.message)." } ?? "."
        fail("\(place): the \(title) starter doesn't compile\(reason)")
      }
    }
    // What this machine cannot run has not passed: another one shall.
    if !isKnown, !missing.isDisjoint(with: languages) { report.starters = "" }
  }
}
