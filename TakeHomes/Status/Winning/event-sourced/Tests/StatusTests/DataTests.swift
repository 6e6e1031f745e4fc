import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain

@Suite struct PolicyTests {
  @Test(arguments: [
    ("2024-01-15 10:30", "2024-07-15 23:59", 6, false),
    ("2024-01-15 10:30", "2024-07-16 00:00", 6, true),
    ("2024-01-15 23:59", "2024-07-15 00:00", 6, false),
    ("2024-01-31", "2024-02-29 23:59", 1, false),
    ("2024-01-31", "2024-03-01 00:00", 1, true),
    ("2023-08-31", "2024-02-29", 6, false),
    ("2023-08-31", "2024-03-01 00:01", 6, true),
    ("2023-12-10", "2024-03-10", 3, false),
    ("2024-05-01", "2024-04-01", 3, false),
    ("2024-05-01", "2023-04-01", 3, false),
  ])
  func `months count in whole days`(
    _ check: String, _ now: String, _ months: Int, _ isOutdated: Bool
  ) throws {
    for zone in ["Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland"] {
      let calendar = try calendar(zone)
      let policy = KYSPolicy(months: months, calendar: calendar)
      let (check, now) = (try date(check, in: calendar), try date(now, in: calendar))
      #expect(policy.isOutdated(lastCheck: check, now: now) == isOutdated)
      let profile = policy.profile(
        of: KYSRecord(status: .negative, lastCheck: check), now: now)
      #expect(
        profile == KYSProfile(status: .negative, needsUpdate: isOutdated, lastCheck: check))
    }
  }

  @Test func `what is missing needs an update`() throws {
    let calendar = try calendar()
    let policy = KYSPolicy(months: 6, calendar: calendar)
    let now = try date("2024-01-01", in: calendar)
    #expect(policy.isOutdated(lastCheck: nil, now: now))
    #expect(policy.profile(of: KYSRecord(), now: now).needsUpdate)
    #expect(policy.profile(of: KYSRecord(status: .positive), now: now).needsUpdate)
    #expect(policy.profile(of: KYSRecord(lastCheck: now), now: now).needsUpdate)
  }
}

@MainActor @Suite struct ServiceTests {
  private let clock = HandClock()
  private let answers = Kept<[KYSProfile?]>([])
  private let service: LocalKYSService
  private let today: Date
  private let old: Date

  init() throws {
    let calendar = try calendar()
    let today = try date("2024-06-01", in: calendar)
    self.today = today
    old = try date("2023-01-01", in: calendar)
    service = LocalKYSService(
      record: KYSRecord(status: .positive, lastCheck: old),
      policy: KYSPolicy(months: 6, calendar: calendar), delay: .seconds(2), clock: clock,
      now: { today })
  }

  private var answer: Answer {
    { [answers] result in answers.change { $0.append(try? result.get()) } }
  }

  private func pass() async {
    await sooner { clock.sleeping == 1 }
    clock.advance(by: .seconds(2))
    await sooner { !answers.value.isEmpty }
  }

  @Test func `it answers by the policy after the delay`() async {
    service.getStatus(completion: answer)
    await sooner { clock.sleeping == 1 }
    clock.advance(by: .seconds(1))
    await quiet()
    #expect(answers.value.isEmpty)
    clock.advance(by: .seconds(1))
    await sooner { answers.value.count == 1 }
    #expect(
      answers.value == [KYSProfile(status: .positive, needsUpdate: true, lastCheck: old)])
  }

  @Test func `what is saved is kept with its time`() async {
    service.saveStatus(.negative, completion: answer)
    await pass()
    #expect(service.record == KYSRecord(status: .negative, lastCheck: today))
    #expect(
      answers.value == [KYSProfile(status: .negative, needsUpdate: false, lastCheck: today)])
  }

  @Test func `failing fails both and keeps nothing`() async {
    service.isFailing = true
    service.saveStatus(.negative, completion: answer)
    await pass()
    service.getStatus(completion: answer)
    await sooner { clock.sleeping == 1 }
    clock.advance(by: .seconds(2))
    await sooner { answers.value.count == 2 }
    #expect(answers.value == [nil, nil])
    #expect(service.record == KYSRecord(status: .positive, lastCheck: old))
  }
}

@MainActor @Suite struct ProductTests {
  @Test func `products come in order on the main thread`() async {
    let sent = Kept<[String]>([])
    let handler = ProductHandler(
      session: LegacySession { product in sent.change { $0.append(product) } })
    await Task.detached {
      for number in 0..<20 { handler.productsReceived(["\(number)a", "\(number)b"]) }
    }.value
    await sooner { sent.value.count == 40 }
    #expect(sent.value == (0..<20).flatMap { ["\($0)a", "\($0)b"] })
  }

  @Test func `the store does not wait`() async {
    let sent = Kept<[String]>([])
    let handler = ProductHandler(
      session: LegacySession { product in sent.change { $0.append(product) } })
    handler.productsReceived(["a"])
    #expect(sent.value.isEmpty)
    await sooner { sent.value == ["a"] }
  }

  @Test func `the session works on the main actor`() {
    let sent = Kept<[String]>([])
    LegacySession { product in sent.change { $0.append(product) } }.send("a")
    #expect(sent.value == ["a"])
  }

  @Test func `the session ends the process elsewhere`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task.detached { LegacySession { _ in }.send("a") }.value
    }
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("must be called on the main thread"))
  }
}
