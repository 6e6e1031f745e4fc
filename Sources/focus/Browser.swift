import Foundation

/// The learner's browser.
enum Browser {
  /// Asks the desktop to show an address; a machine without one is no trouble.
  @Sendable static func open(_ address: String) {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      HostProgram.run(["xdg-open", address])
    #else
      HostProgram.run(["open", address])
    #endif
  }
}
