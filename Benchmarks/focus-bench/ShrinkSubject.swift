import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import Synchronization
import TestForge

/// A problem whose mutants are submitted.
struct ShrinkSubject {
  let problem: Problem
  let runner: Runner
  /// How many inputs the exhaustive search goes through.
  let most: Int

  /// Nil for a mutant whose failure is nothing that is made smaller.
  func figure(of mutant: Solution) async throws -> ShrinkFigure? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "focus-bench-shrink")
    let load = SearchMeter()
    var services = Services(
      problems: .fixed([problem]), runner: runner, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: folder)
    services.runner.judge = { job in load.following(runner.judge(job)) }
    let submission = Coding.Submission(
      slug: problem.slug, language: mutant.language, source: mutant.source, purpose: .submit)
    let clock = ContinuousClock()
    let begin = Mutex<(cpu: Double, time: ContinuousClock.Instant)?>(nil)
    let attempt = try await Coding.judge(submission, with: services) { event in
      guard case .shrinking = event else { return }
      load.begin()
      begin.withLock { $0 = (cpuMilliseconds(), clock.now) }
    }
    guard let (cpu, start) = begin.withLock(\.self), let failure = attempt.verdict.firstFailure
    else { return nil }
    let used = (cpu: cpuMilliseconds() - cpu, wall: (clock.now - start) / .milliseconds(1))
    let found = attempt.verdict.counterexample?.input ?? failure.input
    return ShrinkFigure(
      slug: problem.slug, mutant: "\(mutant.name).\(mutant.language.fileExtension)",
      kind: failure.verdict, again: try await kind(of: mutant, on: found),
      first: inputSize(failure.input, of: problem), found: inputSize(found, of: problem),
      exhaustive: try await exhaustive(mutant, failure.verdict), load: load.load,
      cpuMilliseconds: used.cpu, milliseconds: used.wall,
      input: found.map(\.json).joined(separator: " "))
  }

  /// How the mutant ends on an input under the real limits.
  private func kind(of mutant: Solution, on input: [Value]) async throws -> VerdictKind? {
    let cases = try await cases(of: [input], milliseconds: problem.limits.cpuMilliseconds * 10)
    return try await results(mutant, cases, milliseconds: problem.limits.cpuMilliseconds)
      .first?.verdict
  }

  /// The size of the smallest of all small inputs that fails in the same way.
  private func exhaustive(_ mutant: Solution, _ kind: VerdictKind) async throws -> Int? {
    let milliseconds = min(problem.limits.cpuMilliseconds, 100)
    let inputs = try SmallDomain(of: problem, most: most).inputs
    var cases = try await cases(of: inputs, milliseconds: milliseconds)
    while !cases.isEmpty {
      let results = try await results(mutant, cases, milliseconds: milliseconds, stops: true)
      guard let last = results.last, last.verdict != .accepted else { return nil }
      if last.verdict == kind { return inputSize(last.input, of: problem) }
      cases.removeFirst(results.count)
    }
    return nil
  }

  /// Those of some inputs that the reference answers, each with its answer.
  private func cases(of inputs: [[Value]], milliseconds: Int) async throws -> [JudgeCase] {
    guard let reference = problem.solution("fast", in: .swift) else { return [] }
    let open = inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    return try await results(reference, open, milliseconds: milliseconds)
      .filter { $0.verdict == .accepted }
      .map {
        JudgeCase(
          input: $0.input, expected: problem.comparator.needsExpected ? $0.actual : nil,
          isVisible: false)
      }
  }

  private func results(
    _ solution: Solution, _ cases: [JudgeCase], milliseconds: Int, stops: Bool = false
  ) async throws -> [CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = milliseconds
    let verdict = try await runner.verdict(
      for: JudgeJob(
        problem: problem, language: solution.language, source: solution.source, cases: cases,
        isOptimised: true, stopsAtFirstFailure: stops))
    return verdict?.cases ?? []
  }
}

/// What a search gave the judge to do.
struct SearchLoad {
  var jobs = 0
  var cases = 0
  /// Cases after which a process had to be started anew.
  var crashes = 0
  /// What the judge said that the cases used.
  var caseMilliseconds = 0.0
}

/// Counts what a judge is given.
private final class SearchMeter: Sendable {
  private let counted = Mutex(SearchLoad())

  var load: SearchLoad { counted.withLock(\.self) }

  func begin() { counted.withLock { $0 = SearchLoad() } }

  /// A judge's events, each counted before it is passed on.
  func following(
    _ events: AsyncThrowingStream<JudgeEvent, any Error>
  ) -> AsyncThrowingStream<JudgeEvent, any Error> {
    AsyncThrowingStream { stream in
      let task = Task {
        do {
          for try await event in events {
            self.add(event)
            stream.yield(event)
          }
          stream.finish()
        } catch {
          stream.finish(throwing: error)
        }
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }

  private func add(_ event: JudgeEvent) {
    counted.withLock { load in
      switch event {
      case .compiling: load.jobs += 1
      case .caseFinished(let result):
        load.cases += 1
        load.caseMilliseconds += result.cpuMilliseconds
        load.crashes += [.accepted, .wrongAnswer].contains(result.verdict) ? 0 : 1
      case .queued, .sent, .compiled, .finished: break
      }
    }
  }
}
