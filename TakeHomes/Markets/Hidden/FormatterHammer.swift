import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// Eight threads, ten thousand amounts each, one formatter.
///
/// What it writes is compared with what it writes on one thread: which digits are right is C14.
@Suite struct FormatterHammer {
  private static let amounts = [
    "1.5", "64123.456", "0.0123456", "0.5", "0.00000012", "-1234.5", "0.00999999", "1234567.891",
  ].map(Lab.exact)

  private static func texts(_ formatter: CryptoFormatter) -> [[String]] {
    amounts.map { amount in
      [
        formatter.format(value: amount, currency: .usd),
        formatter.format(value: amount, currency: .eur), formatter.format(decimal: amount),
      ]
    }
  }

  @Test func `eight threads write what one thread writes`() {
    let formatter = CryptoFormatter()
    let expected = Self.texts(CryptoFormatter())
    let (ended, wrong, progress) = (Tally(), Tally(), Progress())
    let meeting = Meeting()
    let turns = Lab.rounds(10_000)
    for side in 0..<8 {
      Thread {
        meeting.arrive(of: 8)
        for turn in 0..<turns {
          progress.step()
          let index = (turn + side) % Self.amounts.count
          let amount = Self.amounts[index]
          let text: String
          let right: String
          switch turn % 3 {
          case 0:
            text = formatter.format(value: amount, currency: .usd)
            right = expected[index][0]
          case 1:
            text = formatter.format(value: amount, currency: .eur)
            right = expected[index][1]
          default:
            text = formatter.format(decimal: amount)
            right = expected[index][2]
          }
          if text != right { wrong.add() }
          if wrong.count > 50 { break }
        }
        ended.add()
      }.start()
    }
    #expect(Lab.blockWhileMoving(progress) { ended.count == 8 }, "a thread waits forever")
    #expect(wrong.count == 0)
  }

  @Test func `threads may make the first formatter at once`() {
    let (ended, wrong) = (Tally(), Tally())
    let meeting = Meeting()
    for _ in 0..<8 {
      Thread {
        meeting.arrive(of: 8)
        let formatter = CryptoFormatter()
        let first = Self.texts(formatter)
        if Self.texts(formatter) != first { wrong.add() }
        ended.add()
      }.start()
    }
    #expect(Lab.blockUntil(within: 3) { ended.count == 8 })
    #expect(wrong.count == 0)
  }
}
