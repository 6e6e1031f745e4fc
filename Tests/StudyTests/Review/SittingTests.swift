import Domain
import Testing

@testable import Study

@Suite struct SittingTests {
  private static let begin = Instant(milliseconds: 1_772_442_000_000)

  private static func at(_ seconds: Int) -> Instant {
    Instant(milliseconds: begin.milliseconds + Int64(seconds) * 1000)
  }

  private static func sign(_ seconds: Int, _ kind: Activity.Kind = .draft) -> Activity {
    Activity(slug: "a", kind: kind, moment: Moment(at(seconds), offsetSeconds: 0))
  }

  @Test(
    arguments: [
      ([], nil), ([0], nil), ([0, 0], 0), ([0, 90], 90), ([0, 599], 599), ([0, 600], 600),
      ([0, 601], 600), ([0, 86_400], 600), ([300, 0, 100], 300), ([0, 300, 7200, 7260], 960),
    ] as [([Int], Int?)])
  func `active time is the sum of gaps, long ones cut`(seconds: [Int], active: Int?) {
    #expect(Sitting.seconds(of: seconds.map(Self.at)) == active)
  }

  @Test func `a long pause parts what was done before`() {
    let day = 86_400
    let signs = [0, 60, 60 + day, 60 + 2 * day + 1, 100 + 2 * day].map { Self.sign($0) }
    let leading = Sitting.leading(
      to: Self.at(200 + 2 * day), in: signs.reversed(), dayStartMinutes: 0)
    #expect(leading == Array(signs.suffix(2)))
    let all = Sitting.leading(to: Self.at(60 + 2 * day), in: signs, dayStartMinutes: 0)
    #expect(all == Array(signs.prefix(3)))
  }

  @Test func `what comes later, or lies too far back, does not count`() {
    let signs = [Self.sign(0), Self.sign(100)]
    #expect(Sitting.leading(to: Self.at(50), in: signs, dayStartMinutes: 0).count == 1)
    #expect(Sitting.leading(to: Self.at(100_000), in: signs, dayStartMinutes: 0).isEmpty)
    #expect(Sitting.leading(to: Self.at(50), in: [], dayStartMinutes: 0).isEmpty)
  }

  @Test func `what was read on the day of the last review belongs to that one`() {
    // 09:00 UTC; the reading after it at 20:00, and the next morning.
    let signs = [Self.sign(0), Self.sign(11 * 3600, .editorial), Self.sign(24 * 3600)]
    let leading = Sitting.leading(
      to: Self.at(24 * 3600 + 60), in: signs,
      after: signs[0].moment.day(beginning: 240), dayStartMinutes: 240)
    #expect(leading == [signs[2]])
  }
}
