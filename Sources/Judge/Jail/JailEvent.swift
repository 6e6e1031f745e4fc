/// What a session in the jail tells, in the order in which it happened.
enum JailEvent: Sendable {
  enum Stream: UInt8, Sendable {
    case stdout = 1
    case stderr = 2
  }

  /// What a keeper's message is.
  enum Kind: Unicode.Scalar, CaseIterable {
    case started = "L"
    case output = "O"
    case frames = "F"
    case collected = "C"
    case idle = "I"
    case ended = "E"
  }

  case started(level: JailLevel)
  /// Text beyond 64 KiB a stream and case is counted against the limit but not told.
  case output(Stream, [UInt8])
  /// Bytes of the frame channel, cut anywhere; all text written before them was told before.
  case frames([UInt8], JailUsage)
  case collected(name: String, [UInt8])
  /// The program began to wait for something else than a processor, or goes on.
  case idle(Bool)
  /// The last event; nothing of the jail is left.
  case ended(JailExit)
}

/// What the processes of a jail have used.
struct JailUsage: Sendable, Hashable {
  /// All processes since the start.
  var cpuNanoseconds: UInt64 = 0
  /// The highest since the last case began, where the machine can tell; else since the start.
  var peakMemoryBytes = 0
}

/// How a session ended, and why.
struct JailExit: Sendable, Hashable {
  enum Status: Sendable, Hashable {
    case exited(Int32)
    case signaled(Int32)
  }

  enum Cause: Sendable, Hashable {
    /// By itself: the status tells how.
    case program
    case cpuLimit
    case wallLimit
    /// Wall time was used up without CPU.
    case idleLimit
    case memoryLimit
    case outputLimit
    /// A forbidden system call ended the program.
    case deniedCall(String)
    case cancelled
    /// Trouble of ours or of the machine.
    case jailFailure(String)
  }

  /// How the keeper tells the cause.
  enum CauseNumber: UInt8, CaseIterable {
    case program, cpuLimit, wallLimit, idleLimit, memoryLimit, outputLimit, deniedCall, cancelled
    case jailFailure
  }

  var status: Status
  var cause: Cause
  var usage = JailUsage()
  /// Whether most of its wall time went by while it waited for something else than a processor.
  var isAsleep = false
  /// Facts behind the cause, a sentence each.
  var evidence: [String] = []
}
