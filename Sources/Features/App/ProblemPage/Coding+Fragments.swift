public import CodingFeature
public import Domain
public import Markup
public import SiteKit

extension Coding {
  /// Everything that a page shows of a job so far.
  public static func standing(of snapshot: JobBoard.Snapshot, problem: Problem) -> HTML {
    let results = results(Model(snapshot: snapshot, problem: problem))
    guard let verdict = snapshot.verdict else { return results }
    let inputs = Workspace.inputs(.failing(verdict, of: problem))
    switch snapshot.events.last {
    case .shrinking(let attempt), .growing(let attempt), .handingIn(let attempt, _),
      .finished(let attempt):
      return results + inputs + Workspace.newSubmission(attempt)
    default: return results + inputs
    }
  }

  /// What a page that follows a job gets for its latest event.
  public static func fragment(for snapshot: JobBoard.Snapshot, problem: Problem) -> Fragment? {
    guard let event = snapshot.events.last else { return nil }
    let status = status(status(of: snapshot))
    switch event {
    case .preparing, .leavingOut, .queued, .sent, .compiling, .makingReady, .compiled:
      return Fragment(event: "status", html: status)
    case .planned:
      return Fragment(event: "marks", html: marks(Model(snapshot: snapshot, problem: problem)))
    case .caseFinished(let result):
      let mark = mark(Model.Mark(result, leavingOut: snapshot.exclusions))
      return Fragment(event: "case", html: mark + status)
    case .judged:
      return Fragment(event: "verdict", html: standing(of: snapshot, problem: problem))
    case .shrinking(let attempt):
      let box = failure(Model(snapshot: snapshot, problem: problem))
      let kept = kept(job: snapshot.id) + Workspace.newSubmission(attempt)
      return Fragment(event: "kept", html: kept + (box ?? .empty))
    case .handingIn(let attempt, _):
      return Fragment(event: "kept", html: handingIn(snapshot, attempt, problem))
    case .official(let attempt):
      let row = Workspace.newSubmission(attempt)
      return Fragment(event: "kept", html: (officialPart(snapshot, problem) ?? .empty) + row)
    case .unofficial:
      return officialPart(snapshot, problem).map { Fragment(event: "kept", html: $0) }
    case .growing(let attempt):
      return Fragment(event: "kept", html: known(snapshot, attempt, problem))
    case .finished(let attempt):
      return Fragment(event: "end", html: known(snapshot, attempt, problem))
    case .failed:
      let model = Model(snapshot: snapshot, problem: problem)
      return keeping(model).map { Fragment(event: "end", html: $0) }
        ?? Fragment(event: "verdict", html: results(model))
    }
  }

  /// Where LeetCode is with what passed here; the first time the local attempt is new.
  private static func handingIn(
    _ snapshot: JobBoard.Snapshot, _ attempt: Attempt, _ problem: Problem
  ) -> HTML {
    let isNew = !snapshot.events.dropLast().contains { event in
      if case .handingIn = event { true } else { false }
    }
    let part = officialPart(snapshot, problem) ?? .empty
    guard isNew else { return part }
    let model = Model(snapshot: snapshot, problem: problem)
    return kept(job: snapshot.id) + Workspace.newSubmission(attempt)
      + (model.review.map(reviewPanel(at:)) ?? .empty) + part
  }

  private static func officialPart(_ snapshot: JobBoard.Snapshot, _ problem: Problem) -> HTML? {
    official(Model(snapshot: snapshot, problem: problem))
  }

  /// What is known of a kept attempt beyond its verdict, as its search ends and its growth is measured.
  ///
  /// What a search found takes the place of the failing case; without one the attempt is new.
  private static func known(
    _ snapshot: JobBoard.Snapshot, _ attempt: Attempt, _ problem: Problem
  ) -> HTML {
    let model = Model(snapshot: snapshot, problem: problem)
    guard model.search != nil else {
      let report = model.report == nil ? nil : failure(model)
      let isNew = !snapshot.events.dropLast().contains { event in
        switch event {
        case .growing, .handingIn: true
        default: false
        }
      }
      let review = model.review.map(reviewPanel(at:)) ?? .empty
      let row = isNew ? Workspace.newSubmission(attempt) + review : .empty
      return kept(job: snapshot.id) + row + (report ?? .empty) + (growth(model) ?? .empty)
    }
    let inputs = Workspace.inputs(.failing(attempt.verdict, of: problem))
    return (failure(model) ?? .empty) + (model.origin == nil ? .empty : inputs)
      + (growth(model) ?? .empty)
  }
}
