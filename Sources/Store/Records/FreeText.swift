import Foundation
import GRDB

/// Text that may hold anything, also NUL, at which a text column ends; kept as its UTF-8 bytes.
struct FreeText: Codable, DatabaseValueConvertible {
  var text: String

  init(_ text: String) { self.text = text }

  /// Whether the bytes are the same; `==` of strings takes other spellings of a letter as equal.
  func isExactly(_ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

  var databaseValue: DatabaseValue { Data(text.utf8).databaseValue }

  static func fromDatabaseValue(_ value: DatabaseValue) -> FreeText? {
    Data.fromDatabaseValue(value).map { FreeText(String(decoding: $0, as: UTF8.self)) }
  }
}
