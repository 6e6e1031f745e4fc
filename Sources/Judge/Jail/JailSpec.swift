/// What to run in a jail, and what the program finds there.
struct JailSpec: Sendable {
  /// Which family of limits and system calls a program gets.
  enum Profile: UInt8, Sendable {
    case program = 0
    case compiler = 1
  }

  /// A file or folder of the host, shown read-only.
  struct Mount: Sendable, Hashable, Codable {
    var host: String
    /// Absolute, outside `/work`, `/tmp`, `/dev` and `/proc`.
    var jail: String
  }

  /// A file put into `/work` before the start.
  struct File: Sendable {
    /// A bare name, no folder.
    var name: String
    var bytes: [UInt8]
    var isExecutable = false
  }

  /// A file of the host copied into `/work` before the start.
  struct Placed: Sendable, Hashable {
    var host: String
    /// A bare name, no folder.
    var name: String
  }

  /// A file of the host that the program finds open.
  struct Inherited: Sendable, Hashable {
    /// A regular file that exists; its size is the host's business.
    var host: String
    /// 0, its standard input, or ``tape``.
    var descriptor: UInt8
    var isWritable = false

    /// Where the recorder of a traced program finds its tape.
    static let tape: UInt8 = 4
  }

  /// The program's absolute path as seen inside, then its arguments.
  var arguments: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String] = [:]
  var mounts: [Mount] = []
  var files: [File] = []
  var placed: [Placed] = []
  /// Only for cold jails: a worker's runs share nothing with the host.
  var inherited: [Inherited] = []
  /// Names in `/work` handed back after the end: regular files, never followed, capped.
  var collected: [String] = []
  var limits = JailLimits()
  var profile = Profile.program
  /// Whether the program finds the frame channel at descriptor 3.
  var hasFrames = false
  /// Whether `/proc` shows the jail's own processes; some compilers ask it for their own path.
  var showsProcesses = false
  /// Whether all text is told, and not only the first 64 KiB a stream and case.
  var tellsAllText = false
  /// Whether what lies in a worker's `/work` may be executed; a cold jail decides by its files.
  var runsOwnFiles = true

  /// Set in every worker: the path of the library by which a process forks itself for each run.
  static let zygoteVariable = "FOCUS_ZYGOTE"
  static let zygoteLibrary = "/focus/jail/libfocus-zygote.so"
  /// Where a worker finds the program that starts another one for each run.
  static let zygoteProgram = "/focus/jail/focus-jail"
}
