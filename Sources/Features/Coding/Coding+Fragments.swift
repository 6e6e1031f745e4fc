public import Domain
public import Markup

extension Coding {
  /// A piece of HTML for a page that follows a job; each element replaces the one with its id.
  public struct Fragment: Sendable, Equatable {
    /// The name of the server-sent event.
    public var event: String
    public var html: HTML
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
    case .finished(let attempt):
      let results = results(Model(attempt: attempt, problem: problem))
      return Fragment(
        event: "verdict",
        html: results + Workspace.newSubmission(attempt)
          + Workspace.inputs(.failing(attempt, of: problem)))
    case .failed:
      let results = results(Model(snapshot: snapshot, problem: problem))
      return Fragment(event: "verdict", html: results)
    }
  }
}
