import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain

struct BridgeTests {
  private func round(score: Int?, date: Date) -> Round {
    Round(
      id: 1, name: "Round", date: date, distanceMetres: 70, status: .completed, score: score)
  }

  /// One more than the bridge can carry is an error, not a smaller score.
  @Test func `a score that does not fit throws`() {
    let large = round(score: Int(Int32.max) + 1, date: Date(timeIntervalSince1970: 0))
    #expect(throws: BridgeError.overflow(field: "score")) { try large.bridged() }
  }

  /// Seconds since 1970 in 32 bits run out in 2038, so milliseconds need 64.
  @Test func `a date beyond 2038 arrives to the millisecond`() throws {
    let date = Date(timeIntervalSince1970: 4_102_444_800.125)
    #expect(try round(score: 1, date: date).bridged().dateMillis == 4_102_444_800_125)
  }
}
