import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// Many threads at the handler and at the service.
@Suite struct HandlerHammer {
  @Test func `products of many threads all arrive, each thread's in order`() async {
    let sent = Shared<[String]>([])
    let isAlwaysOnMain = Shared(true)
    let session = LegacySession { product in
      let isHere = Lab.isOnMain()
      isAlwaysOnMain.change { $0 = $0 && isHere }
      sent.change { $0.append(product) }
    }
    let handler = ProductHandler(session: session)
    let ended = Tally()
    for side in 0..<4 {
      Lab.elsewhere {
        for number in 0..<500 { handler.productsReceived(["\(side) \(number)"]) }
        ended.add()
      }
    }
    #expect(await Lab.eventually(within: 4) { ended.count == 4 })
    #expect(await Lab.eventually(within: 4) { sent.value.count == 2_000 })
    for side in 0..<4 {
      let own = sent.value.filter { $0.hasPrefix("\(side) ") }
      #expect(own == (0..<500).map { "\(side) \($0)" })
    }
    #expect(isAlwaysOnMain.value)
  }

  @Test func `the service is read, failed and saved by many threads`() async {
    let moment = Date(timeIntervalSince1970: 1_581_768_000)
    let service = LocalKYSService(
      record: KYSRecord(), policy: KYSPolicy(months: 3, calendar: Lab.calendar("UTC")),
      delay: .zero,
      clock: ContinuousClock(), now: { moment })
    let answers = Tally()
    let ended = Tally()
    for side in 0..<2 {
      Lab.elsewhere {
        for number in 0..<300 {
          if number.isMultiple(of: 50) { service.isFailing = side == 0 && number < 200 }
          if number.isMultiple(of: 2) {
            service.getStatus { _ in answers.add() }
          } else {
            service.saveStatus(.positive) { _ in answers.add() }
          }
          _ = service.record
        }
        ended.add()
      }
    }
    #expect(await Lab.eventually(within: 4) { ended.count == 2 })
    #expect(await Lab.eventually(within: 4) { answers.count == 600 })
    let isRight = service.record.status == nil || service.record.status == .positive
    #expect(isRight)
  }
}
