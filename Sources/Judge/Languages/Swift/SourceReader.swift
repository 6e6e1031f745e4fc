internal import Domain
internal import Foundation
internal import Instrumenter

/// Reads Swift sources in a jailed process of its own: what a learner's text does to its reader ends nothing else.
struct SourceReader: Sendable {
  private static let program = "focus-instrument"
  private static let place = "/focus/instrument/\(program)"

  private let supervisor: Result<JailSupervisor, JudgeError>
  private let resident: ResidentTool

  init(_ supervisor: Result<JailSupervisor, JudgeError>) {
    self.supervisor = supervisor
    resident = ResidentTool(supervisor, budget: CaseBudget(cpu: .seconds(3)))
  }

  /// Nil for a source that cannot be instrumented, such as one that is nested too deeply.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func instrument(
    _ source: String, _ options: AutoInstrumenter, _ toolchain: SwiftToolchain
  ) async throws -> Instrumented? {
    try await ask(["source": .string(source), "options": options.value], toolchain)
      .flatMap(Instrumented.init)
  }

  /// Nil where there are none, and where the source cannot be read.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func statements(
    in source: String, _ toolchain: SwiftToolchain
  ) async throws -> TopLevelStatements? {
    try await ask(["source": .string(source)], toolchain).flatMap(TopLevelStatements.init)
  }

  /// Starts the process, so that nobody waits for it.
  func prepare(_ toolchain: SwiftToolchain) async throws {
    _ = try await ask(["source": ""], toolchain)
  }

  private func ask(_ question: Value, _ toolchain: SwiftToolchain) async throws -> Value? {
    switch try await resident.ask(question, of: try tool(toolchain)) {
    case .value(let value): value
    case .ended: nil
    }
  }

  private func tool(_ toolchain: SwiftToolchain) throws(JudgeError) -> Runtime {
    let path = try supervisor.get().program.deletingLastPathComponent()
      .appending(path: Self.program).path
    guard isExecutable(path) else { throw .runtimeFilesMissing(path: path) }
    var spec = JailSpec(arguments: [Self.place])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      // For a build that has the runtime beside it, not within.
      "LD_LIBRARY_PATH": "\(SwiftToolchain.root)/lib/swift/linux:/toolchain/lib",
    ]
    spec.mounts = toolchain.programMounts + [JailSpec.Mount(host: path, jail: Self.place)]
    spec.hasFrames = true
    spec.profile = .compiler
    spec.runsOwnFiles = false
    spec.limits = .resident(memoryBytes: 512 << 20)
    spec.limits.stackBytes = 128 << 20
    return Runtime(key: "swift reader \(toolchain.identity) \(path)", kind: .cold, spec: spec)
  }
}
