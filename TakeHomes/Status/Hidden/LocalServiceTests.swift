import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H3: the service that stands in for the server.
@Suite struct LocalServiceTests {
  private static let now = Date(timeIntervalSince1970: 1_581_768_000)
  private static let old = Date(timeIntervalSince1970: 1_546_344_000)

  private func makeService(
    _ record: KYSRecord, delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) -> LocalKYSService {
    LocalKYSService(
      record: record, policy: KYSPolicy(months: 3, calendar: Lab.calendar("UTC")), delay: delay,
      clock: clock, now: { Self.now })
  }

  /// The answers that came.
  private final class Answers: Sendable {
    let all = Shared<[Reply]>([])
    var count: Int { all.value.count }
    var profile: KYSProfile? { try? all.value.last?.get() }
    var isFailure: Bool {
      if case .failure = all.value.last { true } else { false }
    }

    func take(_ reply: Reply) { all.change { $0.append(reply) } }
  }

  @Test(arguments: [(now, false), (old, true)]) func `it answers by the policy`(
    check: Date, needsUpdate: Bool
  ) async {
    let service = makeService(KYSRecord(status: .positive, lastCheck: check))
    let answers = Answers()
    service.getStatus { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 1 })
    #expect(
      answers.profile
        == KYSProfile(status: .positive, needsUpdate: needsUpdate, lastCheck: check))
  }

  @Test func `nobody's record needs an update`() async {
    let service = makeService(KYSRecord())
    let answers = Answers()
    service.getStatus { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 1 })
    #expect(answers.profile == KYSProfile(status: nil, needsUpdate: true))
  }

  @Test func `what is saved is kept with the time of its saving`() async {
    let service = makeService(KYSRecord(status: nil, lastCheck: Self.old))
    let answers = Answers()
    service.saveStatus(.positive) { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 1 })
    let saved = KYSProfile(status: .positive, needsUpdate: false, lastCheck: Self.now)
    #expect(answers.profile == saved)
    #expect(service.record == KYSRecord(status: .positive, lastCheck: Self.now))
    service.getStatus { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 2 })
    #expect(answers.profile == saved)
  }

  @Test func `a failing service fails both calls and keeps nothing`() async {
    let record = KYSRecord(status: nil, lastCheck: Self.old)
    let service = makeService(record)
    service.isFailing = true
    let answers = Answers()
    service.getStatus { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 1 && answers.isFailure })
    service.saveStatus(.positive) { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 2 && answers.isFailure })
    #expect(service.record == record)
    #expect(service.isFailing)
    service.isFailing = false
    service.saveStatus(.positive) { answers.take($0) }
    #expect(await Lab.eventually { answers.count == 3 && !answers.isFailure })
  }

  @Test func `it takes its time by the clock that it was given`() async {
    let clock = TestClock()
    let service = makeService(KYSRecord(), delay: .milliseconds(600), clock: clock)
    let answers = Answers()
    service.getStatus { answers.take($0) }
    #expect(await clock.waitForSleep(of: .milliseconds(600)))
    clock.advance(by: .milliseconds(599))
    await Lab.settle()
    #expect(answers.count == 0)
    clock.advance(by: .milliseconds(1))
    #expect(await Lab.eventually { answers.count == 1 })
  }

  @Test func `profiles and records that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          KYSProfile(status: .positive, needsUpdate: true),
          KYSProfile(status: .positive, needsUpdate: false),
          KYSProfile(status: nil, needsUpdate: true),
          KYSProfile(status: KYSStatus.allCases.last, needsUpdate: true),
          KYSProfile(
            status: .positive, needsUpdate: true, lastCheck: Date(timeIntervalSince1970: 0)),
          KYSProfile(
            status: .positive, needsUpdate: true, lastCheck: Date(timeIntervalSince1970: 1)),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          KYSRecord(), KYSRecord(status: .positive), KYSRecord(status: KYSStatus.allCases.last),
          KYSRecord(lastCheck: Date(timeIntervalSince1970: 0)),
          KYSRecord(lastCheck: Date(timeIntervalSince1970: 1)),
        ]) { $0 == $1 })
  }
}
