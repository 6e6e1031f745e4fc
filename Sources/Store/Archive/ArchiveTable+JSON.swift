import Domain
import Foundation
import GRDB

extension ArchiveTable {
  /// A row as one JSON array.
  func json(_ row: [DatabaseValue]) -> String {
    Value.array(zip(columns, row).map { $0.json($1) }).json
  }

  /// A row from its JSON; throws when it does not fit the columns.
  func row(_ value: Value, order: [Int]) throws -> [DatabaseValue] {
    guard let cells = value.elements, cells.count == columns.count else {
      throw StoreError.brokenArchive(
        reason: "a row of “\(name)” doesn't have \(columns.count) values")
    }
    var row = Array(repeating: DatabaseValue.null, count: columns.count)
    for (cell, place) in zip(cells, order) {
      guard let value = columns[place].value(cell) else {
        throw StoreError.brokenArchive(
          reason: "“\(columns[place].name)” of “\(name)” can't be \(Self.excerpt(cell))")
      }
      row[place] = value
    }
    return row
  }

  private static func excerpt(_ value: Value) -> String {
    let text = value.json
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }
}

extension ArchiveTable.Column {
  /// Bytes are `{"text": …}` where they are UTF-8, else `{"base64": …}`; dates are text.
  fileprivate func json(_ value: DatabaseValue) -> Value {
    switch value.storage {
    case .null: return .null
    case .int64(let number):
      let instant = Instant(milliseconds: number)
      let isDate = kind == .date && Instant(instant.description) == instant
      return isDate ? .string(instant.description) : .int(Int(number))
    case .double(let number):
      return number.isFinite ? .double(number) : .object(["real": .double(number)])
    case .string(let text): return .string(text)
    case .blob(let data):
      if let text = String(validating: data, as: UTF8.self) { return ["text": .string(text)] }
      return ["base64": .string(data.base64EncodedString())]
    }
  }

  /// The value of a cell, or nil for what this column cannot hold.
  fileprivate func value(_ json: Value) -> DatabaseValue? {
    if json == .null { return isRequired ? nil : .null }
    switch (kind, json) {
    case (.integer, .int(let number)): return Self.within(Self.numbers, number)
    case (.date, .int(let number)): return Self.within(Self.milliseconds, number)
    case (.date, .string(let text)): return Instant(text)?.milliseconds.databaseValue
    case (.double, .object(let fields)):
      let numbers: [Value: Double] = ["Infinity": .infinity, "-Infinity": -.infinity]
      return fields["real"].flatMap { numbers[$0] }?.databaseValue
    case (.double, _): return json.number?.databaseValue
    case (.text, .string(let text)): return text.databaseValue
    case (.blob, .object(let fields)): return Self.bytes(fields)?.databaseValue
    case (.other, .int(let number)): return number.databaseValue
    case (.other, .double(let number)): return number.databaseValue
    case (.other, .string(let text)): return text.databaseValue
    case (.other, .object(let fields)): return Self.bytes(fields)?.databaseValue
    default: return nil
    }
  }

  /// Far beyond every count, length and size, and far below where sums of them overflow.
  private static let numbers = -(1 << 40)...(1 << 40)
  /// The years 0 to 9999.
  private static let milliseconds = -62_167_219_200_000...253_402_300_799_999

  private static func within(_ range: ClosedRange<Int>, _ number: Int) -> DatabaseValue? {
    range.contains(number) ? number.databaseValue : nil
  }

  private static func bytes(_ fields: [String: Value]) -> Data? {
    guard fields.count == 1 else { return nil }
    if let text = fields["text"]?.text { return Data(text.utf8) }
    return fields["base64"]?.text.flatMap { Data(base64Encoded: $0) }
  }
}
