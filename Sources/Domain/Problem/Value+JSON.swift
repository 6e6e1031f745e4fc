/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// What was wrong, as a phrase.
  public var reason: String
  /// Bytes from the start of the text, from 0.
  public var offset: Int

  public init(reason: String, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The reason for a text whose values would take more memory than is allowed.
  static let tooLarge = "too many values"

  /// Whether the text may be JSON that is only too large.
  public var isTooLarge: Bool { reason == Self.tooLarge }

  public var description: String { "This isn't valid JSON: \(reason) at character \(offset + 1)." }
}

extension Value {
  /// Parses one JSON text; nothing but white space may follow it.
  ///
  /// Throws: ``JSONError``. Nesting is limited to 512 levels. Cost: linear in the text.
  public init(json text: String) throws(JSONError) {
    try self.init(json: Array(text.utf8))
  }

  /// Parses one JSON text given as UTF-8 bytes, whose values may take about so much memory.
  public init(json bytes: [UInt8], memoryLimitBytes: Int = .max) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, memoryLimitBytes: memoryLimitBytes)
    self = try parser.document()
  }

  /// Parses the JSON value that stands at `offset`, and moves that behind it.
  public init(json bytes: [UInt8], from offset: inout Int) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, from: offset)
    (self, offset) = try parser.prefix()
  }

  /// Compact JSON with sorted keys; equal values give equal text.
  ///
  /// Doubles keep a fraction or exponent; those that are not finite are written as strings.
  public var json: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let flag): out += (flag ? "true" : "false").utf8
    case .int(let number): out += String(number).utf8
    case .double(let number):
      if number.isFinite {
        out += "\(number)".utf8
      } else {
        out += (number.isNaN ? "\"NaN\"" : number > 0 ? "\"Infinity\"" : "\"-Infinity\"").utf8
      }
    case .string(let text): Self.write(text, into: &out)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        item.write(into: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let fields):
      out.append(UInt8(ascii: "{"))
      for (index, key) in fields.keys.sorted().enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(key, into: &out)
        out.append(UInt8(ascii: ":"))
        fields[key]?.write(into: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  private static func write(_ text: String, into out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out += "\\\"".utf8
      case UInt8(ascii: "\\"): out += "\\\\".utf8
      case UInt8(ascii: "\n"): out += "\\n".utf8
      case UInt8(ascii: "\r"): out += "\\r".utf8
      case UInt8(ascii: "\t"): out += "\\t".utf8
      case 0..<0x20:
        out += "\\u00".utf8
        out.append(hexDigits[Int(byte >> 4)])
        out.append(hexDigits[Int(byte & 15)])
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}

extension Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .int(number)
    } else if let number = try? container.decode(Double.self) {
      self = .double(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let items = try? container.decode([Value].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .int(let number): try container.encode(number)
    case .double(let number) where number.isFinite: try container.encode(number)
    case .double(let number):
      try container.encode(number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity")
    case .string(let text): try container.encode(text)
    case .array(let items): try container.encode(items)
    case .object(let fields): try container.encode(fields)
    }
  }
}
