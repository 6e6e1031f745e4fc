import Testing

@testable import StatusDomain

private struct NoNetwork: Error {}

/// Says at once that the status is old, and that a save failed.
private final class OldStatus: KYSServiceProtocol {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    completion(.success(KYSProfile(status: .positive, needsUpdate: true)))
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    completion(.failure(NoNetwork()))
  }
}

@MainActor struct CancelledRunTests {
  private let machine = KYSMachine(service: OldStatus())

  /// Gives the machine many turns to get there.
  private func reach(_ state: KYSState) async {
    for _ in 0..<100_000 where machine.state != state { await Task.yield() }
    #expect(machine.state == state)
  }

  @Test func `a save that failed ends as a failure`() async {
    machine.check()
    await reach(.prompt)
    machine.update()
    await reach(.update)
    machine.save(status: .negative)
    await reach(.final(.failure))
  }

  /// Each transition reports the old state first, and what is refused reports nothing.
  @Test func `a cancelled run is reported step by step`() async {
    var events: [KYSEvent] = []
    machine.onEvent = { events.append($0) }
    machine.check()
    await reach(.prompt)
    machine.save(status: .positive)
    machine.update()
    await reach(.update)
    machine.cancel()
    await reach(.final(.cancelled))
    #expect(
      events == [
        .exited(.final(nil)), .entered(.check), .exited(.check), .entered(.prompt),
        .exited(.prompt), .entered(.update), .exited(.update), .entered(.final(.cancelled)),
      ])
  }
}
