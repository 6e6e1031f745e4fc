import Domain
import SiteKit
import Store
import Trials

extension Advice.Request {
  /// The most bytes of an input that becomes an own case: each run has them all.
  private static let mostBytes = 20_000

  /// Has cases proposed, keeps those that pass the gate, and remembers the others with the reason.
  func suggest(
    with services: Services, report: @Sendable (Advice.Event) async -> Void
  ) async throws {
    let problem = try services.problem(slug)
    let provider = try await AI.provider(with: services)
    await report(.step("Asking \(provider.name) for cases…"))
    let text = try await provider.propose(problem, Advice.askedCases)
    let own = try await services.database.ownCases(slug: slug)
    let examples = problem.tests.filter(\.isVisible).compactMap { test in
      if case .frozen(let input) = test.input { input } else { nil }
    }
    let gate = Proposals(
      problem: problem, runner: services.runner, known: examples + own.map(\.input),
      learner: learner, mostBytes: Self.mostBytes)
    var review = try await gate.looked(at: text, from: provider.name) {
      await report(.step("\($0.prefix(1).uppercased())\($0.dropFirst())…"))
    }
    gate.settle(&review)
    // Nothing half done: a wish that was taken back changes nothing.
    try Task.checkCancellation()
    try await keep(review, with: services)
    let cases = try await services.database.ownCases(slug: slug)
    await report(.proposed(Advice.Suggestions(review), cases: cases))
  }

  private func keep(_ review: ProposalReview, with services: Services) async throws {
    let now = services.now()
    let added = review.accepted.map {
      OwnCase(id: 0, slug: slug, input: $0.input, expected: $0.answer, origin: review.origin)
    }
    let kept = review.items.map { item in
      Proposal(
        slug: slug, origin: review.origin, madeAt: now, text: item.text,
        outcome: item.isAccepted ? .accepted : .quarantined, reason: item.reason)
    }
    try await services.database.keep(kept, adding: added, slug: slug)
    await services.log(
      .execution, .info,
      "\(review.origin) proposed \(review.items.count) cases for \(slug): "
        + "\(added.count) accepted, \(review.quarantined.count) in quarantine.")
  }
}

extension Proposal {
  /// What was proposed, cut to what a line can carry.
  var excerpt: String {
    let value = try? Value(json: text)
    let proposed = value.flatMap { try? ProposalReader.proposed($0).get() }
    return proposed.map { ProposalReader.plain($0.excerpt) } ?? ProposalReader.excerpt(of: text)
  }
}

extension Advice.Suggestions {
  init(_ review: ProposalReview) {
    func row(_ item: ProposalReview.Item) -> Row { Row(input: item.excerpt, reason: item.reason) }
    origin = review.origin
    accepted = review.accepted.map(row)
    quarantined = review.quarantined.map(row)
    left = review.left
  }

  /// What was proposed last for a problem, from what is kept; nil when nothing was.
  init?(_ kept: [Proposal]) {
    guard let last = kept.first else { return nil }
    let together = kept.filter { $0.madeAt == last.madeAt }.reversed()
    func rows(_ outcome: Proposal.Outcome) -> [Row] {
      together.filter { $0.outcome == outcome }.map { proposal in
        Row(input: proposal.excerpt, reason: proposal.reason)
      }
    }
    origin = last.origin
    accepted = rows(.accepted)
    quarantined = rows(.quarantined)
    left = 0
  }
}
