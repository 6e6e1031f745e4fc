import Domain
import TestForge

extension Proposals {
  /// A reference sets the measure: fast gets ten times the limit, and brute at least so much.
  private static let factor = 10
  private static let bruteMilliseconds = 2_000

  /// Has both references answer what is open, and quarantines what they do not agree on.
  ///
  /// Throws: ``ProposalError/noReferences(slug:)``.
  func confirm(_ review: inout ProposalReview) async throws {
    let missing = Set(
      await runner.status().toolchains.filter { $0.version == nil }.map(\.language))
    func reference(_ name: String) -> Solution? {
      Language.ofReferences.filter { !missing.contains($0) }.lazy
        .compactMap { problem.solution(name, in: $0) }.first
    }
    guard let fast = reference("fast"), let brute = reference("brute") else {
      throw ProposalError.noReferences(slug: problem.slug)
    }
    var cases = review.open.map {
      JudgeCase(input: review.items[$0].input, expected: nil, isVisible: false)
    }
    let limit = problem.limits.cpuMilliseconds
    let first = try await results(of: fast, on: cases, limit: limit * Self.factor)
    var places: [Int] = []
    for (index, place) in review.open.enumerated() {
      guard let result = first[index], result.verdict == .accepted, let answer = result.actual
      else {
        review.items[place].quarantine = silence(of: fast, first[index])
        continue
      }
      if problem.comparator.needsExpected { cases[index].expected = answer }
      review.items[place].answer = problem.comparator.needsExpected ? answer : nil
      places.append(place)
      compare(&review.items[place], with: answer)
    }
    let asked = cases.indices.filter { first[$0]?.verdict == .accepted && first[$0]?.actual != nil }
    guard !asked.isEmpty else { return }
    let second = try await results(
      of: brute, on: asked.map { cases[$0] }, limit: max(limit, Self.bruteMilliseconds))
    for (index, place) in places.enumerated() {
      review.items[place].quarantine = disagreement(
        second[index], of: brute, with: fast, review.items[place].answer)
    }
  }

  /// What a reference says to each case, by the case's place.
  private func results(
    of reference: Solution, on cases: [JudgeCase], limit: Int
  ) async throws -> [Int: CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = limit
    var job = JudgeJob(
      problem: problem, language: reference.language, source: reference.source, cases: cases,
      isOptimised: true, learner: learner)
    job.keepsWholeAnswers = true
    let verdict = try await runner.verdict(for: job)
    try Task.checkCancellation()
    return Dictionary((verdict?.cases ?? []).map { ($0.index, $0) }) { first, _ in first }
  }

  private func silence(of reference: Solution, _ result: CaseResult?) -> String {
    let kind = result?.verdict ?? .internalError
    return "\(reference.fileName) gives no answer (\(kind.title.lowercased()))."
  }

  /// Why the slow reference does not confirm the fast one's answer; nil when it does.
  private func disagreement(
    _ result: CaseResult?, of brute: Solution, with fast: Solution, _ answer: Value?
  ) -> String? {
    switch result?.verdict {
    case .accepted: return nil
    case .wrongAnswer:
      let other = result?.actual.map { ": \($0.excerpt)" } ?? ""
      let own = answer.map { " (\($0.excerpt))" } ?? ""
      return "The references don't agree: \(brute.fileName) answers differently\(other), not as "
        + "\(fast.fileName)\(own)."
    case .timeLimit:
      return "\(brute.fileName) is too slow for it, so nothing confirms the answer."
    default: return silence(of: brute, result)
    }
  }

  /// Compares what the proposer expects; order does not count where it says so (F11).
  private func compare(_ item: inout ProposalReview.Item, with answer: Value) {
    guard let expected = item.proposal?.expected else { return }
    let wanted: Value?
    var given = expected
    switch problem.comparator {
    case .statistical: return
    case .identity:
      given = ["value": expected, "shared": 0]
      wanted = nil
    default: wanted = problem.comparator.needsExpected ? answer : nil
    }
    let judgement = judgeAnswer(
      given, expected: wanted, input: item.input, problem: problem, orderMatters: nil)
    let ignoresOrder = item.proposal?.orderMatters == false
    item.isExpectationRight =
      judgement.isAccepted
      || ignoresOrder && outputMatches(expected, answer, orderMatters: false)
  }
}
