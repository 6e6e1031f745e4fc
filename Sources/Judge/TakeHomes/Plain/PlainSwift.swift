internal import Domain
internal import Foundation

/// SwiftPM on one package, as the learner would call it.
struct PlainSwift: Sendable {
  let package: String
  let probe: Probe
  /// The wall time of one suite.
  let patience: Duration

  /// Builds the package with its tests: gives what the compiler complains of.
  ///
  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``, or `CancellationError`.
  func build() async throws -> [Complaint] {
    let answer = await probe.ask("swift", ["build", "--build-tests", "--package-path", package])
    try Task.checkCancellation()
    guard let answer else {
      throw JudgeError.toolchainMissing(.swift, remedy: "Install Swift so that `swift build` runs.")
    }
    if answer.isSuccess { return [] }
    let text = answer.output + answer.errors
    let real = URL(filePath: package).resolvingSymlinksInPath().path
    let all = Complaint.list(text, roots: [package, real])
    // Each is said once more in a picture of its line, without the file.
    let placed = all.filter { $0.file != nil }
    let found = placed.isEmpty ? all : placed
    let last = text.split(whereSeparator: \.isNewline).last.map(String.init)
    return found.isEmpty ? [Complaint(message: last ?? "swift build gave no reason")] : found
  }

  /// Runs one suite of those that were built, in a process of its own.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ suite: String) async throws -> TestRun {
    let module = PlainPackage.target
    let events = "\(package)/.build/\(module)-\(suite)"
    GradeFiles.remove(events)
    let arguments = [
      "test", "--skip-build", "--package-path", package, "--disable-xctest", "--filter",
      "^\(module)\\.\(suite)/",
      "--event-stream-output-path", events, "--event-stream-version", "0",
    ]
    var run = TestRun(module: module)
    run.end = JailExit(status: .exited(0), cause: .wallLimit)
    let ended = try await withThrowingTaskGroup(of: Probe.Answer??.self) { group in
      group.addTask { .some(await probe.ask("swift", arguments)) }
      group.addTask {
        try await Task.sleep(for: patience)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    try Task.checkCancellation()
    _ = run.take(GradeFiles.plainFile(events, mostBytes: 64 << 20) ?? [])
    if let ended {
      run.errors = ended?.errors ?? ""
      run.end = JailExit(status: Self.status(ended), cause: .program)
    }
    return run
  }

  /// How the process of the tests ended: SwiftPM says of a crash, in words, by which signal.
  private static func status(_ answer: Probe.Answer?) -> JailExit.Status {
    guard let answer else { return .exited(1) }
    let words = "unexpected signal code "
    guard let end = answer.errors.firstRange(of: words)?.upperBound,
      let signal = Int32(answer.errors[end...].prefix { $0.isNumber })
    else { return .exited(answer.isSuccess ? 0 : 1) }
    return .signaled(signal)
  }
}
