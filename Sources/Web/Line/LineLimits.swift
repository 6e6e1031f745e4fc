import Foundation

/// How many connections there may be, and how long one may take for what it does.
struct LineLimits: Sendable, Hashable {
  /// All connections together.
  var connections: Int
  /// Those of one address; this machine's own share all of them.
  var perAddress: Int
  /// Further ones that are only told how the server does.
  var reserve = 16
  /// Without a request, or with one whose head never ends.
  var idle = Duration.seconds(30)
  /// For a request's body, beside a second for each `slowestBytes`.
  var body = Duration.seconds(30)
  /// Without `slowestBytes` being taken of an answer.
  var answer = Duration.seconds(30)
  var slowestBytes = 32_768
  /// How often a connection is looked at.
  var look = Duration.seconds(5)

  /// The limits for a process that may have so many descriptors; most stay free for files and runs.
  init(descriptors: Int) {
    connections = descriptors < 512 ? max(8, descriptors / 4) : min(4_096, descriptors / 2)
    perAddress = max(4, connections / 2)
    reserve = min(reserve, connections)
  }

  /// The limits of this process.
  static var ofProcess: LineLimits {
    var limit = rlimit()
    #if canImport(Glibc)
      let known = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let known = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    return LineLimits(descriptors: known ? Int(clamping: limit.rlim_cur) : 1_024)
  }
}
