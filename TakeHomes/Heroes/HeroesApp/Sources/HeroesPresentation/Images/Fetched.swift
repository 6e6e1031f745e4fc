internal import Foundation

/// What was fetched, or made of it, with the time of the fetch.
struct Fetched<Value: Sendable>: Sendable {
  var value: Value
  var date: Date
}

extension Fetched<Data> {
  struct Undated: Error {}

  private static let mark = Data("dated ".utf8)

  /// The date comes first, so that a picture is as old as its fetch after a restart, too.
  var file: Data {
    let bits = date.timeIntervalSinceReferenceDate.bitPattern.bigEndian
    return Self.mark + withUnsafeBytes(of: bits) { Data($0) } + value
  }

  /// Throws where there is no date, as in the files of older versions.
  init(file: Data) throws {
    let dated = Data(file.dropFirst(Self.mark.count))
    guard file.starts(with: Self.mark), dated.count >= 8 else { throw Undated() }
    let bits = dated.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    date = Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
    value = Data(dated.dropFirst(8))
  }
}

extension Clock where Duration == Swift.Duration {
  /// Dates that move with the clock, starting at the real date.
  func dates() -> @Sendable () -> Date {
    let (start, date) = (now, Date())
    return { date + start.duration(to: now) / .seconds(1) }
  }
}
