import Domain

/// The text of an archive, read row by row: a large file is never in memory as values at once.
struct ArchiveText {
  /// What stands beside the tables, in a file that is one of ours.
  private static let mostHeaderBytes = 1 << 20

  private let bytes: [UInt8]
  /// Where the values of the whole begin.
  private var parts: [String: Int] = [:]
  /// Where each table begins.
  private(set) var tables: [String: Int]?

  /// Throws: `JSONError`.
  init(_ bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    var place = 0
    parts = try fields(at: &place)
    skipSpace(&place)
    guard place == bytes.count else { throw error("unexpected text after the value", place) }
    if var place = parts["tables"], bytes[place] == UInt8(ascii: "{") {
      tables = try fields(at: &place)
    }
  }

  /// A value beside the tables; nil where there is none.
  func value(_ name: String) throws(JSONError) -> Value? {
    guard let start = parts[name], name != "tables" else { return nil }
    return try value(at: start)
  }

  /// The names of a table's columns; nil where the table or its columns are missing.
  func columns(of table: String) throws(JSONError) -> [String]? {
    guard let start = try fields(of: table)?["columns"] else { return nil }
    return try value(at: start).elements?.compactMap(\.text)
  }

  /// Hands over a table's rows one by one; false where it has none to tell of.
  func rows(of table: String, _ take: (Value) throws -> Void) throws -> Bool {
    guard var place = try fields(of: table)?["rows"], bytes[place] == UInt8(ascii: "[") else {
      return false
    }
    place += 1
    skipSpace(&place)
    if byte(place) == UInt8(ascii: "]") { return true }
    while true {
      skipSpace(&place)
      try take(try Value(json: bytes, from: &place))
      skipSpace(&place)
      switch byte(place) {
      case UInt8(ascii: ","): place += 1
      case UInt8(ascii: "]"): return true
      default: throw error("expected , or ]", place)
      }
    }
  }

  private func fields(of table: String) throws(JSONError) -> [String: Int]? {
    guard var place = tables?[table], bytes[place] == UInt8(ascii: "{") else { return nil }
    return try fields(at: &place)
  }

  private func value(at start: Int) throws(JSONError) -> Value {
    var end = start
    try skipValue(&end)
    guard end - start <= Self.mostHeaderBytes else {
      throw error("a value that is too long", start)
    }
    var place = start
    return try Value(json: bytes, from: &place)
  }

  // MARK: - Scanning

  /// Where the values of the object at a place begin; the last of a name counts.
  private func fields(at place: inout Int) throws(JSONError) -> [String: Int] {
    skipSpace(&place)
    guard byte(place) == UInt8(ascii: "{") else {
      throw error("a value can't begin like this", place)
    }
    place += 1
    var found: [String: Int] = [:]
    skipSpace(&place)
    if byte(place) == UInt8(ascii: "}") {
      place += 1
      return found
    }
    while true {
      skipSpace(&place)
      let start = place
      guard case .string(let name) = try Value(json: bytes, from: &place) else {
        throw error("expected a key in quotes", start)
      }
      skipSpace(&place)
      guard byte(place) == UInt8(ascii: ":") else { throw error("expected :", place) }
      place += 1
      skipSpace(&place)
      found[name] = place
      try skipValue(&place)
      skipSpace(&place)
      switch byte(place) {
      case UInt8(ascii: ","): place += 1
      case UInt8(ascii: "}"):
        place += 1
        return found
      default: throw error("expected , or }", place)
      }
    }
  }

  /// Passes over a value, of which only brackets and quotes are looked at.
  private func skipValue(_ place: inout Int) throws(JSONError) {
    var depth = 0
    repeat {
      guard let byte = byte(place) else {
        throw error("the text ends where a value should be", place)
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw error("a value can't begin like this", place) }
        place += 1
      case UInt8(ascii: "\""): try skipString(&place)
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        guard depth > 0 else { throw error("a value can't begin like this", place) }
        place += 1
      default: skipWord(&place)
      }
    } while depth > 0
  }

  private func skipString(_ place: inout Int) throws(JSONError) {
    let start = place
    place += 1
    while let byte = byte(place), byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { throw error("a string without its closing quote", start) }
    place += 1
  }

  private func skipWord(_ place: inout Int) {
    while let byte = byte(place),
      !",:[]{}\" \t\n\r".utf8.contains(byte)
    {
      place += 1
    }
  }

  private func skipSpace(_ place: inout Int) {
    while let byte = byte(place), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ reason: String, _ offset: Int) -> JSONError {
    JSONError(reason: reason, offset: offset)
  }
}
