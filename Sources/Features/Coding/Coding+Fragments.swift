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
  ///
  /// `attempts` are the problem's newest, for the event that ends the job.
  public static func fragment(
    for snapshot: JobBoard.Snapshot, problem: Problem, attempts: [Attempt] = []
  ) -> Fragment? {
    guard let event = snapshot.events.last else { return nil }
    let status = status(status(of: snapshot))
    switch event {
    case .preparing, .queued, .compiling, .compiled: return Fragment(event: "status", html: status)
    case .planned:
      return Fragment(event: "marks", html: marks(Model(snapshot: snapshot, problem: problem)))
    case .caseFinished(let result):
      return Fragment(event: "case", html: mark(Model.Mark(result)) + status)
    case .finished, .failed:
      let results = results(Model(snapshot: snapshot, problem: problem))
      return Fragment(
        event: "verdict", html: results + Workspace.submissions(attempts, slug: problem.slug))
    }
  }
}
