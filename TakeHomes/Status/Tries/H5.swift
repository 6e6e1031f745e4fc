import Dispatch
import Synchronization
import Testing

@testable import StatusDomain

private struct NoNetwork: Error {}

/// Answers each question when the test says so, and more than once if it must.
private final class SlowService: KYSServiceProtocol {
  private let questions = Mutex<[@Sendable (Result<KYSProfile, any Error>) -> Void]>([])

  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    questions.withLock { $0.append(completion) }
  }

  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {}

  func answer(_ number: Int, _ answer: Result<KYSProfile, any Error>) {
    let asked = questions.withLock { $0 }
    if asked.indices.contains(number) { asked[number](answer) }
  }
}

@MainActor struct LateAnswerTests {
  private let service = SlowService()
  private let machine: KYSMachine
  private let old = KYSProfile(status: .positive, needsUpdate: true)

  init() { machine = KYSMachine(service: service) }

  /// Gives the machine many turns to get there.
  private func reach(_ state: KYSState) async {
    for _ in 0..<100_000 where machine.state != state { await Task.yield() }
    #expect(machine.state == state)
  }

  /// A second answer to the first question must not count while the next question is open.
  @Test func `a late answer changes neither the new run nor the profile`() async {
    machine.check()
    service.answer(0, .failure(NoNetwork()))
    await reach(.final(.failure))
    machine.check()
    await reach(.check)
    service.answer(0, .success(old))
    service.answer(1, .failure(NoNetwork()))
    await reach(.final(.failure))
    #expect(machine.profile == nil)
  }

  /// The service still has the request, and nothing holds the machine.
  @Test func `a machine that nobody holds is freed, and reports nothing more`() async {
    var events = 0
    var machine: KYSMachine? = KYSMachine(service: service)
    machine?.onEvent = { _ in events += 1 }
    weak var watched = machine
    machine?.check()
    machine = nil
    for _ in 0..<1_000 where watched != nil { await Task.yield() }
    #expect(watched == nil)
    let reported = events
    service.answer(0, .success(old))
    for _ in 0..<1_000 { await Task.yield() }
    #expect(events == reported)
  }

  /// The service answers on another thread, and both events still come on the main queue.
  @Test func `events come on the main actor`() async {
    let isMain = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    machine.check()
    await reach(.check)
    var places: [String] = []
    machine.onEvent = { _ in
      places.append(DispatchQueue.getSpecific(key: isMain) == true ? "main" : "elsewhere")
    }
    await Task.detached { [service, old] in service.answer(0, .success(old)) }.value
    await reach(.prompt)
    #expect(places == ["main", "main"])
  }
}
