internal import Domain

/// Compiles, links and runs Swift in the jail, a module at a time and without a package manager.
struct Workshop: Sendable {
  /// What a jail left behind.
  struct Outcome: Sendable {
    var end: JailExit
    var output = ""
    var errors = ""
    var files: [String: [UInt8]] = [:]

    var isSuccess: Bool { end.cause == .program && end.status == .exited(0) }
    var text: String { output + errors }
  }

  let supervisor: JailSupervisor
  /// What protects the machine, and decides whether ThreadSanitizer works.
  let level: JailLevel
  let toolchain: SwiftToolchain
  let slots: Slots
  /// For tests: those that fail mostly wait.
  let testSlots: Slots
  var limits = GradeLimits()
  /// What every module and every test program stands on; nil while that is made itself.
  var ground: TestGround?
  /// The folders of the host that steps read, by their names in the jail.
  var shown: [String: String] = [:]
  /// Where what was compiled is kept; nil: nowhere.
  var shelf: CompileShelf?
  /// Of the files of this one check.
  let digests: FileDigests

  /// Where a shown folder lies in the jail.
  static func place(_ name: String) -> String { "/focus/\(name)" }

  /// The same with further folders.
  func showing(_ more: [String: String]) -> Workshop {
    var workshop = self
    workshop.shown.merge(more) { _, new in new }
    return workshop
  }

  var mounts: [JailSpec.Mount] {
    shown.sorted { $0.key < $1.key }.map {
      JailSpec.Mount(host: $0.value, jail: Self.place($0.key))
    }
  }

  /// Runs a jail in its turn; `hear` gets what it writes while it runs.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`, which ends the jail.
  func run(
    _ spec: JailSpec, _ rank: Slots.Rank = .suites, alone: Bool = false, in place: Slots? = nil,
    hear: (JailEvent.Stream, [UInt8]) -> Bool = { _, _ in true }
  ) async throws -> Outcome {
    try await (place ?? slots).run(rank, alone: alone) {
      let session: JailSession
      do { session = try await supervisor.open(spec) } catch { throw JudgeError(error) }
      var outcome = Outcome(end: JailExit(status: .exited(0), cause: .cancelled))
      var (output, errors): ([UInt8], [UInt8]) = ([], [])
      var hasEnded = false
      for await event in session.events {
        switch event {
        case .output(let stream, let bytes):
          if stream == .stdout { output += bytes } else { errors += bytes }
          if !hear(stream, bytes) { session.kill() }
        case .collected(let name, let bytes): outcome.files[name] = bytes
        case .ended(let end): (outcome.end, hasEnded) = (end, true)
        case .started, .frames, .idle: break
        }
      }
      try Task.checkCancellation()
      if case .jailFailure(let reason) = outcome.end.cause { throw JudgeError.jailFailed(reason) }
      guard hasEnded else { throw JudgeError.jailFailed("It ended without output.") }
      outcome.output = String(decoding: output, as: UTF8.self)
      outcome.errors = String(decoding: errors, as: UTF8.self)
      return outcome
    }
  }

  /// A compiler or linker, with what one of ours may take.
  func tool(_ arguments: [String], mounts: [JailSpec.Mount]) -> JailSpec {
    let root = SwiftToolchain.root
    var spec = JailSpec(arguments: arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "PATH": "\(root)/bin:/toolchain/bin",
      "LD_LIBRARY_PATH": "\(root)/lib/swift/linux:\(root)/lib/swift/host/compiler:/toolchain/lib",
    ]
    spec.mounts = mounts + self.mounts
    spec.profile = .compiler
    spec.limits.cpu = limits.compile
    spec.limits.wall = limits.compile * 3
    spec.limits.memoryBytes = 2 << 30
    spec.limits.fileBytes = 128 << 20
    spec.limits.openFiles = 2048
    spec.limits.workBytes = 384 << 20
    spec.limits.outputBytes = 4 << 20
    return spec
  }

  /// Why a tool gave nothing, when it was not the sources' grammar.
  func trouble(_ outcome: Outcome, doing what: String) -> String? {
    switch outcome.end.cause {
    case .program: nil
    case .cpuLimit, .wallLimit, .idleLimit:
      "\(what) took more than \(limits.compile.inSeconds) seconds and was stopped. "
        + "Split long expressions and give types."
    case .memoryLimit: "\(what) took more than 2 GB of memory and was stopped."
    case .outputLimit: "\(what) printed or wrote too much and was stopped."
    case .deniedCall(let call): "\(what) was stopped at a forbidden system call (\(call))."
    case .cancelled, .jailFailure: "\(what) was stopped."
    }
  }
}
