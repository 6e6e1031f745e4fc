public import Domain
public import Markup

extension Coding {
  /// A piece of HTML for a page that follows a job; each element replaces the one with its id.
  public struct Fragment: Sendable, Equatable {
    /// The name of the server-sent event.
    public var event: String
    public var html: HTML
  }

  /// Everything that a page shows of a job so far.
  public static func standing(of snapshot: JobBoard.Snapshot, problem: Problem) -> HTML {
    let results = results(Model(snapshot: snapshot, problem: problem))
    guard let verdict = snapshot.verdict else { return results }
    let inputs = Workspace.inputs(.failing(verdict, of: problem))
    guard case .finished(let attempt) = snapshot.events.last else { return results + inputs }
    return results + inputs + Workspace.newSubmission(attempt)
  }

  /// What a page that follows a job gets for its latest event.
  public static func fragment(for snapshot: JobBoard.Snapshot, problem: Problem) -> Fragment? {
    guard let event = snapshot.events.last else { return nil }
    let status = status(status(of: snapshot))
    switch event {
    case .preparing, .queued, .compiling, .compiled: return Fragment(event: "status", html: status)
    case .planned:
      return Fragment(event: "marks", html: marks(Model(snapshot: snapshot, problem: problem)))
    case .caseFinished(let result):
      return Fragment(event: "case", html: mark(Model.Mark(result)) + status)
    case .judged:
      return Fragment(event: "verdict", html: standing(of: snapshot, problem: problem))
    case .finished(let attempt):
      let kept = kept(job: snapshot.id)
      return Fragment(event: "end", html: kept + Workspace.newSubmission(attempt))
    case .failed:
      let model = Model(snapshot: snapshot, problem: problem)
      return keeping(model).map { Fragment(event: "end", html: $0) }
        ?? Fragment(event: "verdict", html: results(model))
    }
  }
}
