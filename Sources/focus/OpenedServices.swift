import AppFeature
import SiteKit
import Store
import Synchronization

/// The learner's data that a command opened, so that what it saved is told to other programs.
final class OpenedServices: Sendable {
  private let opened = Mutex<[Services]>([])

  /// Notes services that a command works with.
  func note(_ services: Services) -> Services {
    opened.withLock { $0.append(services) }
    return services
  }

  /// Writes the widget's file anew if anything was saved.
  ///
  /// The command did its work before; a file that cannot be written changes nothing about that.
  func refreshWidget() async {
    for services in opened.withLock({ $0 }) where services.database.hasSaved {
      _ = try? await Widget.refresh(with: services)
    }
  }
}
