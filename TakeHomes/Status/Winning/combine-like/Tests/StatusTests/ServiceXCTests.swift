import XCTest

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

final class ServiceXCTests: XCTestCase {
  func testMonthsAreThoseOfTheCalendar() throws {
    for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
      let calendar = try gregorian(zone)
      let policy = KYSPolicy(months: 3, calendar: calendar)
      func isOutdated(_ from: (Int, Int, Int, Int), _ to: (Int, Int, Int, Int)) throws -> Bool {
        policy.isOutdated(
          lastCheck: try day(from.0, from.1, from.2, from.3, in: calendar),
          now: try day(to.0, to.1, to.2, to.3, in: calendar))
      }
      XCTAssertFalse(try isOutdated((2021, 2, 10, 3), (2021, 5, 10, 23)))
      XCTAssertTrue(try isOutdated((2021, 2, 10, 23), (2021, 5, 11, 0)))
      XCTAssertFalse(try isOutdated((2020, 11, 30, 12), (2021, 2, 28, 23)))
      XCTAssertTrue(try isOutdated((2020, 11, 30, 12), (2021, 3, 1, 0)))
      XCTAssertFalse(try isOutdated((2021, 9, 1, 12), (2021, 1, 1, 0)))
    }
  }

  func testWhoHasNoStatusNeedsOne() throws {
    let calendar = try gregorian("UTC")
    let policy = KYSPolicy(months: 3, calendar: calendar)
    let now = try day(2021, 1, 1, in: calendar)
    XCTAssertTrue(policy.isOutdated(lastCheck: nil, now: now))
    XCTAssertTrue(policy.profile(of: KYSRecord(lastCheck: now), now: now).needsUpdate)
    XCTAssertTrue(policy.profile(of: KYSRecord(status: .negative), now: now).needsUpdate)
    XCTAssertEqual(
      policy.profile(of: KYSRecord(status: .negative, lastCheck: now), now: now),
      KYSProfile(status: .negative, needsUpdate: false, lastCheck: now))
  }

  func testTheSummaryIsEnglishAndInTheZone() throws {
    let tokyo = try gregorian("Asia/Tokyo")
    let newYear = try day(2020, 1, 1, 1, in: tokyo)
    let profile = KYSProfile(status: .negative, needsUpdate: false, lastCheck: newYear)
    let rows = [("Asia/Tokyo", "January 2020"), ("UTC", "December 2019")]
    for (zone, month) in rows {
      let formatter = StatusFormatter(calendar: try gregorian(zone))
      XCTAssertEqual(formatter.summary(of: profile), "HIV-negative, last check: \(month)")
      XCTAssertEqual(formatter.summary(of: .fresh), "HIV-positive")
      XCTAssertEqual(formatter.summary(of: nil), "No status yet")
    }
  }

  @MainActor func testTheServiceKeepsWhatIsSaved() async throws {
    let calendar = try gregorian("UTC")
    let (old, today) = (try day(2019, 1, 1, in: calendar), try day(2021, 1, 1, in: calendar))
    let (clock, answers) = (StoppedClock(), Notes<KYSProfile?>())
    let service = LocalKYSService(
      record: KYSRecord(status: .positive, lastCheck: old),
      policy: KYSPolicy(months: 3, calendar: calendar), delay: .seconds(1), clock: clock,
      now: { today })
    func passes(_ count: Int) async {
      await becomesTrue("It waits.") { clock.waiters == 1 }
      XCTAssertEqual(answers.all.count, count - 1, "It did not wait.")
      clock.move(by: .seconds(1))
      await becomesTrue("It answers.") { answers.all.count == count }
    }
    service.isFailing = true
    service.saveStatus(.negative) { answers.add(try? $0.get()) }
    await passes(1)
    service.getStatus { answers.add(try? $0.get()) }
    await passes(2)
    XCTAssertEqual(service.record, KYSRecord(status: .positive, lastCheck: old))
    service.isFailing = false
    service.getStatus { answers.add(try? $0.get()) }
    await passes(3)
    service.saveStatus(.negative) { answers.add(try? $0.get()) }
    await passes(4)
    XCTAssertEqual(service.record, KYSRecord(status: .negative, lastCheck: today))
    XCTAssertEqual(
      answers.all,
      [
        nil, nil, KYSProfile(status: .positive, needsUpdate: true, lastCheck: old),
        KYSProfile(status: .negative, needsUpdate: false, lastCheck: today),
      ])
  }

  @MainActor func testProductsReachTheMainThreadInOrder() async {
    let sent = Notes<String>()
    let session = LegacySession { product in
      dispatchPrecondition(condition: .onQueue(.main))
      sent.add(product)
    }
    let handler = ProductHandler(session: session)
    DispatchQueue.global().async {
      handler.productsReceived(["a", "b"])
      handler.productsReceived(["c"])
    }
    await becomesTrue("All arrive.") { sent.all.count == 3 }
    XCTAssertEqual(sent.all, ["a", "b", "c"])
    handler.productsReceived(["d"])
    XCTAssertEqual(sent.all.count, 3, "The store had to wait.")
    await becomesTrue("It arrives.") { sent.all.count == 4 }
    session.send("e")
    XCTAssertEqual(sent.all.last, "e")
  }
}
