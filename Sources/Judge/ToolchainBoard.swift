internal import Domain
internal import Synchronization

/// The toolchains as they were last found: read from memory, asked for by one caller at a time.
final class ToolchainBoard: Sendable {
  /// After this time absent ones are looked for again, so that installing one needs no restart.
  private static let patience = Duration.seconds(5)

  private struct Found {
    var toolchains: [RunnerStatus.Toolchain]
    var at: ContinuousClock.Instant
  }

  private let flight = SingleFlight()
  private let state = Mutex<Found?>(nil)

  func toolchains(
    _ find: @Sendable () async -> [RunnerStatus.Toolchain]
  ) async -> [RunnerStatus.Toolchain] {
    if let fresh { return fresh }
    _ = try? await flight.run("") {
      guard fresh == nil else { return }
      let found = Found(toolchains: await find(), at: .now)
      state.withLock { $0 = found }
    }
    return state.withLock { $0?.toolchains } ?? []
  }

  private var fresh: [RunnerStatus.Toolchain]? {
    state.withLock { found in
      guard let found else { return nil }
      let isComplete = found.toolchains.allSatisfy { $0.version != nil }
      return isComplete || .now - found.at < Self.patience ? found.toolchains : nil
    }
  }
}
