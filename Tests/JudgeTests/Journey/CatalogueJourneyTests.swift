import Catalogue
import Domain
import Foundation
import Judge
import TestForge
import TestSupport
import Testing

/// The catalogue's own solutions, as they lie in the folder: a new problem is here without an edit.
@Suite(.timeLimit(.minutes(20)))
struct CatalogueJourneyTests {
  private struct Item {
    let problem: Problem
    let solution: Solution
  }

  @Test func `every Swift solution drawn is traced in full and gives its answer`() async throws {
    let language = Language.swift
    let places = try problemPlaces(in: repositoryRoot.appending(path: "Content"))
    let problems = try places.map { try ProblemFolder($0).problem }
    let items = problems.flatMap { problem in
      problem.solutions.filter { $0.language == language }
        .map { Item(problem: problem, solution: $0) }
    }
    #expect(items.count >= problems.count, "each problem has a solution in \(language)")
    let complaints = try await complaints(drawn(items))
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  /// An eighth, another one each day; all with FOCUS_EVERY_SOLUTION, as `make verify-all` has it.
  private func drawn(_ items: [Item]) -> [Item] {
    guard ProcessInfo.processInfo.environment["FOCUS_EVERY_SOLUTION"] == nil else { return items }
    let day = Int(Date().timeIntervalSince1970) / 86_400
    return stride(from: day % 8, to: items.count, by: 8).map { items[$0] }
  }

  /// Two at a time, as many as the judge runs.
  private func complaints(_ items: [Item]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      var complaints: [String] = []
      for (index, item) in items.enumerated() {
        if index >= 2, let complaint = try await group.next() ?? nil {
          complaints.append(complaint)
        }
        group.addTask { try await complaint(item) }
      }
      for try await case let complaint? in group { complaints.append(complaint) }
      return complaints
    }
  }

  private func complaint(_ item: Item) async throws -> String? {
    let problem = item.problem
    let name = "\(problem.summary.slug)/\(item.solution.name)"
    let test = problem.tests.first { $0.isVisible }
    guard let test, case .frozen(let input) = test.input else { return "\(name): no example" }
    let job = TraceJob(
      subject: .problem(problem, input: input), language: item.solution.language,
      source: item.solution.source, limits: TraceLimits(bytes: 32 << 20))
    for try await case .finished(let report) in liveServices.tracer.trace(job) {
      if report.mode != .full {
        return "\(name): \(report.mode), \(report.functionsTraced) of \(report.functions)"
      }
      guard report.ending == .finished, report.steps > 0, let answer = report.answer else {
        return "\(name): \(report.ending), \(report.steps) steps"
      }
      // Only the first half of a round trip is recorded.
      if case .roundTrip = problem.comparator { return nil }
      let judgement = judgeAnswer(
        answer, expected: test.expected, input: input, problem: problem, orderMatters: nil)
      return judgement.isAccepted ? nil : "\(name): \(answer.json)"
    }
    return "\(name): no report"
  }
}
