import Foundation

/// The learner's browser.
enum Browser {
  /// Asks the desktop to show an address; a machine without one is no trouble.
  @Sendable static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    HostProgram.run(["xdg-open", address])
  }
}
