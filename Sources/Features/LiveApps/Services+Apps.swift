import Domain
import SiteKit

extension Services {
  /// The network for the take-home apps, with what they do noted in the learner's log.
  var appRequests: RequestExecuting { requests { await log(.network, $0, $1, detail: $2) } }

  /// What every request of theirs says of who asks.
  static let appHeaders = [
    ServiceHeader("User-Agent", "Focus take-home apps"), ServiceHeader("Accept", "*/*"),
  ]
}
