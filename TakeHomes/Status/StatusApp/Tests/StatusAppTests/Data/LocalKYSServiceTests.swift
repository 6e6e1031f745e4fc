import Foundation
import StatusData
import StatusDomain
import Synchronization
import Testing

/// What stands in for the server.
@Suite struct LocalKYSServiceTests {
  private static let old = KYSRecord(status: .negative, lastCheck: .day("2025-01-10"))

  private static func service(
    _ record: KYSRecord = old, clock: TestClock, delay: Duration = .milliseconds(600)
  ) -> LocalKYSService {
    LocalKYSService(
      record: record, policy: KYSPolicy(months: 6, calendar: .utc), delay: delay, clock: clock,
      now: { .day("2025-11-15") })
  }

  /// The answers that have come.
  private final class Answers: Sendable {
    private let list = Mutex<[Result<KYSProfile, any Error>]>([])

    var all: [Result<KYSProfile, any Error>] { list.withLock { $0 } }
    func take(_ answer: Result<KYSProfile, any Error>) { list.withLock { $0.append(answer) } }
  }

  @Test func `it answers by the policy, after its delay`() async throws {
    let (clock, answers) = (TestClock(), Answers())
    let service = Self.service(clock: clock)
    service.getStatus { answers.take($0) }
    await eventually { clock.isSleeping(for: .milliseconds(600)) }
    #expect(answers.all.isEmpty)
    clock.advance(by: .milliseconds(600))
    await eventually { answers.all.count == 1 }
    let profile = try answers.all[0].get()
    #expect(
      profile
        == KYSProfile(status: .negative, needsUpdate: true, lastCheck: .day("2025-01-10")))
  }

  @Test func `what is saved is kept with its time`() async throws {
    let (clock, answers) = (TestClock(), Answers())
    let service = Self.service(clock: clock, delay: .zero)
    service.saveStatus(.positive) { answers.take($0) }
    await eventually { answers.all.count == 1 }
    #expect(service.record == KYSRecord(status: .positive, lastCheck: .day("2025-11-15")))
    let profile = try answers.all[0].get()
    #expect(
      profile
        == KYSProfile(status: .positive, needsUpdate: false, lastCheck: .day("2025-11-15")))
  }

  @Test func `while it fails it answers nothing and keeps nothing`() async {
    let (clock, answers) = (TestClock(), Answers())
    let service = Self.service(clock: clock, delay: .zero)
    service.isFailing = true
    service.saveStatus(.positive) { answers.take($0) }
    service.getStatus { answers.take($0) }
    await eventually { answers.all.count == 2 }
    #expect(answers.all.allSatisfy { (try? $0.get()) == nil })
    #expect(service.record == Self.old)
    service.isFailing = false
    service.getStatus { answers.take($0) }
    await eventually { answers.all.count == 3 }
    #expect((try? answers.all[2].get())?.status == .negative)
  }

  @Test func `freed means silent`() async {
    let (clock, answers) = (TestClock(), Answers())
    var service: LocalKYSService? = Self.service(clock: clock)
    service?.getStatus { answers.take($0) }
    await eventually { clock.sleeperCount == 1 }
    service = nil
    await eventually { clock.sleeperCount == 0 }
    clock.advance(by: .seconds(1))
    await settle()
    #expect(answers.all.isEmpty)
  }
}
