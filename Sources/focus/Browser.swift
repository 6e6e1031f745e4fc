import Foundation

/// The learner's browser.
enum Browser {
  /// Asks the desktop to show an address; a machine without one is no trouble.
  @Sendable static func open(_ address: String) {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      let program = "xdg-open"
    #else
      let program = "open"
    #endif
    let words = [program, address]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var child: pid_t = 0
    guard posix_spawnp(&child, program, &actions, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }
}
