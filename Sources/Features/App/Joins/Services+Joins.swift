public import SiteKit
import StudyFeature

extension Services {
  /// The same, where what happens in one feature reaches the others: a kept attempt becomes a review.
  public func joined() -> Services {
    var services = self
    services.attemptKept = { await Review.note($0, of: $1, with: $2) }
    return services
  }
}
