/// A point in time with millisecond precision, written `2026-02-06T08:40:26.092Z`.
public struct Instant: Sendable, Hashable, Comparable {
  /// Since 1970-01-01T00:00:00Z.
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Instant: CustomStringConvertible, LosslessStringConvertible {
  public var description: String {
    let seconds = floorDivide(milliseconds, 1000)
    let days = floorDivide(seconds, 86_400)
    let second = seconds - days * 86_400
    let date = CivilDate(daysSinceEpoch: Int(days))
    let fraction = pad(milliseconds - seconds * 1000, 3)
    let time = [second / 3600, second / 60 % 60, second % 60].map { pad($0, 2) }
    return "\(date)T\(time.joined(separator: ":")).\(fraction)Z"
  }

  /// Reads `YYYY-MM-DDTHH:MM:SSZ`, also with milliseconds; nil for anything else.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard bytes.count == 20 || bytes.count == 24, bytes.last == UInt8(ascii: "Z"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"),
      let date = CivilDate(String(decoding: bytes[0..<10], as: UTF8.self)),
      let hour = digits(bytes[11..<13]), hour < 24, let minute = digits(bytes[14..<16]),
      minute < 60, let second = digits(bytes[17..<19]), second < 60
    else { return nil }
    var fraction: Int64 = 0
    if bytes.count == 24 {
      guard bytes[19] == UInt8(ascii: "."), let value = digits(bytes[20..<23]) else { return nil }
      fraction = value
    }
    let days = Int64(date.daysSinceEpoch)
    self.init(
      milliseconds: (((days * 24 + hour) * 60 + minute) * 60 + second) * 1000 + fraction)
  }
}

extension Instant: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let instant = Instant(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) isn't a date like 2026-02-06T08:40:26Z.")
    }
    self = instant
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

private func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
  number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
}

private func pad(_ number: Int64, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}

private func digits(_ bytes: ArraySlice<UInt8>) -> Int64? {
  guard bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
    return nil
  }
  return Int64(String(decoding: bytes, as: UTF8.self))
}
