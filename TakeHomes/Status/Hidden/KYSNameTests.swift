import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H1: the two statuses are spelt as everybody spells them.
@Suite struct KYSNameTests {
  @Test func `the statuses are positive and negative`() {
    #expect(KYSStatus.allCases == [.positive, .negative])
    #expect(KYSStatus.allCases.map(\.rawValue) == ["positive", "negative"])
  }

  @Test func `a record keeps its status under that name`() throws {
    let record = KYSRecord(status: .negative, lastCheck: Date(timeIntervalSince1970: 0))
    let data = try JSONEncoder().encode(record)
    #expect(String(decoding: data, as: UTF8.self).contains("\"negative\""))
    #expect(try JSONDecoder().decode(KYSRecord.self, from: data) == record)
  }

  @Test func `records and statuses that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          KYSRecord(), KYSRecord(status: .positive), KYSRecord(status: KYSStatus.allCases.last),
          KYSRecord(lastCheck: Date(timeIntervalSince1970: 0)),
          KYSRecord(lastCheck: Date(timeIntervalSince1970: 1)),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        KYSStatus.allCases
      ) { $0 == $1 })
  }
}
