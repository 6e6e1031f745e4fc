import Domain
import SiteKit

extension Coding {
  /// Where the review is told that an accepted submission makes; nil for anything else.
  static func review(of verdict: Verdict, for purpose: Attempt.Purpose) -> SitePath? {
    guard purpose == .submit, verdict.verdict == .accepted else { return nil }
    return .review(.problem(slug: verdict.slug))
  }
}
