internal import Domain

/// A language's process before it has seen any learner's code.
struct Runtime: Sendable, Hashable {
  /// How warm processes come about where the jail can keep them.
  enum Kind: Sendable, Hashable {
    /// The process forks itself for each run (``JailSpec/zygoteVariable``).
    case forks
    /// Each run gets a process that was started ahead and waits for its load frame.
    case oneShot
    /// Each run executes a program that is placed for it.
    case executes
    /// A compiler or linker whose `main` is called in a fork, with the run's arguments.
    case tool
    /// Never kept warm.
    case cold
  }

  /// Begins with the language's raw value and a space; equal keys mean interchangeable processes.
  var key: String
  var kind: Kind
  /// The process with its mounts and environment; limits come with each run.
  var spec: JailSpec

  /// Nil for a key that begins otherwise.
  var language: Language? { Language(rawValue: String(key.prefix { $0 != " " })) }

  /// What its processes are for: `run`, or the tool's name.
  var purpose: String {
    kind == .tool ? String(spec.arguments.first?.split(separator: "/").last ?? "") : "run"
  }

  static func == (left: Runtime, right: Runtime) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
