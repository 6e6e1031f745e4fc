import CJail
import Testing

@testable import Judge

/// The protocol's one table in C, against what Swift sends and reads.
struct JailTableTests {
  /// A table's rows, by Swift's names.
  private func rows(_ row: (Int) -> CJailRow) -> [String: Int] {
    var rows: [String: Int] = [:]
    var index = 0
    while let name = row(index).name {
      rows[String(cString: name)] = Int(row(index).number)
      index += 1
    }
    return rows
  }

  private func letters<Kind>(
    _ kinds: Kind.Type
  ) -> [String: Int] where Kind: CaseIterable & RawRepresentable<Unicode.Scalar> {
    Dictionary(uniqueKeysWithValues: kinds.allCases.map { ("\($0)", Int($0.rawValue.value)) })
  }

  private func numbers<Kind>(
    _ kinds: Kind.Type
  ) -> [String: Int]
  where Kind: CaseIterable & RawRepresentable, Kind.RawValue: FixedWidthInteger {
    Dictionary(uniqueKeysWithValues: kinds.allCases.map { ("\($0)", Int($0.rawValue)) })
  }

  @Test func `both sides know the same messages`() {
    #expect(rows(cjail_request) == letters(JailProtocol.Request.self))
    #expect(rows(cjail_order) == letters(JailProtocol.Order.self))
    #expect(rows(cjail_event) == letters(JailEvent.Kind.self))
  }

  @Test func `both sides know the same fields and causes`() {
    #expect(rows(cjail_field) == numbers(JailProtocol.Field.self))
    #expect(rows(cjail_cause) == numbers(JailExit.CauseNumber.self))
  }
}
