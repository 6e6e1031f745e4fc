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

  /// The language's raw value, a space, perhaps what it is for; equal keys mean interchangeable
  /// processes.
  var key: String
  var kind: Kind
  /// The process with its mounts and environment; limits come with each run.
  var spec: JailSpec

  /// Nil for a key that begins otherwise.
  var language: Language? { Language(rawValue: String(key.prefix { $0 != " " })) }

  /// What its processes are for: the key's second word, or `run`.
  var purpose: String {
    let words = key.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].allSatisfy(\.isLowercase) else { return "run" }
    return String(words[1])
  }

  static func == (left: Runtime, right: Runtime) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
