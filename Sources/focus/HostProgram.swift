import Foundation

/// A program of the machine's own that is run unseen.
enum HostProgram {
  /// Its exit status once it ended; nil where there is no such program.
  @discardableResult
  static func run(_ words: [String]) -> Int32? {
    guard let program = words.first else { return nil }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var child: pid_t = 0
    guard posix_spawnp(&child, program, &actions, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status
  }
}
