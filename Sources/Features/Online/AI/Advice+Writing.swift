import Domain
import Foundation
import SiteKit
import Store
import TraceFile

extension Advice.Request {
  /// Between two pieces that are sent to the page.
  private static let pauseMilliseconds: Int64 = 150
  /// So much at once is sent without a pause.
  private static let longestPiece = 400

  /// Has a model write about an attempt or an answer, piece by piece; nothing of it is run or believed.
  func write(
    with services: Services, report: @Sendable (Advice.Event) async -> Void
  ) async throws {
    let choice = try await services.aiChoice()
    guard choice.canWrite else { throw AIError.notChosen }
    let model = try AI.model(choice, key: AI.key(for: choice, with: services), with: services)
    let (prompt, number) = try await prompt(with: services, report: report)
    try Task.checkCancellation()
    await report(.began(model: model.name, attempt: number))
    let text = try await tell(prompt, by: model, with: services, report: report)
    try await question?.keep(text, services)
    await report(.written)
  }

  /// What a model is told, with the number of the attempt or the answer that is meant.
  private func prompt(
    with services: Services, report: @Sendable (Advice.Event) async -> Void
  ) async throws -> (ModelPrompt, Int) {
    if let question { return (question.prompt, question.answer) }
    let problem = try services.problem(slug)
    let attempt = try await attempt(with: services)
    guard case .explain = subject else {
      return (AdvicePrompt(problem: problem, attempt: attempt).review, attempt.id)
    }
    await report(.step("Gathering the details…"))
    let trace = await TraceSummary.text(of: attempt, in: problem, with: services, for: learner)
    let prompt = AdvicePrompt(problem: problem, attempt: attempt, trace: trace)
    return (prompt.explanation, attempt.id)
  }

  /// Passes on what a model writes and returns it whole; what came before it is broken off stays.
  private func tell(
    _ prompt: ModelPrompt, by model: LanguageModel, with services: Services,
    report: @Sendable (Advice.Event) async -> Void
  ) async throws -> String {
    var (whole, piece) = ("", "")
    var (length, sentAt) = (0, services.now())
    do {
      for try await text in model.stream(prompt) {
        try Task.checkCancellation()
        let part = text.prefix(bytes: Advice.longestText - length)
        whole += part
        piece += part
        length += part.utf8.count
        guard part.endIndex == text.endIndex else {
          throw OnlineError.answerTooLong(service: model.name, limitBytes: Advice.longestText)
        }
        let now = services.now()
        let isDue = now.milliseconds - sentAt.milliseconds >= Self.pauseMilliseconds
        if isDue || piece.utf8.count >= Self.longestPiece {
          await report(.text(piece))
          (piece, sentAt) = ("", now)
        }
      }
      // A stream whose reader is cancelled ends like one that is whole.
      try Task.checkCancellation()
    } catch let error as OnlineError {
      if !piece.isEmpty { await report(.text(piece)) }
      throw error
    }
    if !piece.isEmpty { await report(.text(piece)) }
    guard length > 0 else {
      throw OnlineError.unreadable(service: model.name, reason: "an empty answer.")
    }
    return whole
  }

  /// The attempt that is meant, whole; throws ``AIError/nothingToSay``.
  private func attempt(with services: Services) async throws -> Attempt {
    let (id, isReview) =
      switch subject {
      case .explain(let id): (id, false)
      case .review(let id): (id, true)
      case .cases, .answer: (0, false)
      }
    func suits(_ attempt: Attempt) -> Bool {
      let kind = attempt.verdict.verdict
      return isReview
        ? kind == .accepted && attempt.purpose == .submit : kind.canBeExplained
    }
    guard id == 0 else {
      let attempt = try await services.attempt(id: id, slug: slug)
      guard suits(attempt) else { throw AIError.nothingToSay }
      return attempt
    }
    let newest = try await services.database.attempts(slug: slug).first(where: suits)
    guard let newest, let attempt = try await services.database.attempt(id: newest.id) else {
      throw AIError.nothingToSay
    }
    return attempt
  }
}

extension String {
  /// As much of its beginning as so many bytes hold.
  fileprivate func prefix(bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: max(0, bytes))
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}

extension VerdictKind {
  /// Whether it speaks of the code, so that there is something to explain.
  fileprivate var canBeExplained: Bool {
    switch self {
    case .accepted, .internalError, .cancelled: false
    default: true
    }
  }
}
