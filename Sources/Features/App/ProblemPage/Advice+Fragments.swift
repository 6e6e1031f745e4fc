public import Domain
import Markup
public import OnlineFeature
public import SiteKit

extension Advice {
  /// What a page that follows a wish gets for its latest event; cases are those of a problem.
  public static func fragment(for snapshot: Snapshot, problem: Problem?) -> Fragment? {
    guard case .proposed(let found, let cases)? = snapshot.events.last else {
      return fragment(for: snapshot)
    }
    guard let problem else { return nil }
    var model = Workspace.OwnCases(cases, problem: problem)
    model.suggestions = found
    let inputs = Workspace.inputs(.own(cases, of: problem))
    return Fragment(event: "end", html: Workspace.ownCases(model) + inputs)
  }
}
