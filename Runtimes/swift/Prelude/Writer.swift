/// Writes an answer as JSON.
public struct Writer {
  /// An answer larger than this is no answer: something in it goes in circles.
  static let mostBytes = 32 << 20
  private static let hexDigits = Array("0123456789abcdef".utf8)

  public private(set) var bytes: [UInt8] = []
  /// Why the answer cannot be read, in words for the learner.
  public private(set) var complaint: String?

  public init() {}

  /// Keeps the first reason for which the answer cannot be read.
  public mutating func complain(_ reason: String) { complaint = complaint ?? reason }

  public mutating func null() { bytes += "null".utf8 }
  public mutating func int(_ number: Int) { bytes += String(number).utf8 }
  public mutating func bool(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }
  public mutating func char(_ character: Character) { string(String(character)) }

  public mutating func double(_ number: Double) {
    if number.isFinite {
      bytes += "\(number)".utf8
    } else {
      string(number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity")
    }
  }

  public mutating func ints(_ items: [Int]) { array(items) { $0.int($1) } }
  public mutating func doubles(_ items: [Double]) { array(items) { $0.double($1) } }
  public mutating func bools(_ items: [Bool]) { array(items) { $0.bool($1) } }
  public mutating func strings(_ items: [String]) { array(items) { $0.string($1) } }
  public mutating func chars(_ items: [Character]) { array(items) { $0.char($1) } }

  public mutating func array<Element>(
    _ items: [Element], _ element: (inout Writer, Element) -> Void
  ) {
    open()
    for item in items {
      separate()
      element(&self, item)
      if bytes.count > Writer.mostBytes {
        complain("The answer is larger than 32 MB.")
        break
      }
    }
    close()
  }

  public mutating func open() { bytes.append(UInt8(ascii: "[")) }
  public mutating func close() { bytes.append(UInt8(ascii: "]")) }

  /// Writes a comma unless the array has just begun.
  public mutating func separate() {
    if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
  }

  public mutating func raw(_ text: String) { bytes += text.utf8 }

  public mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(Writer.hexDigits[Int(byte >> 4)])
        bytes.append(Writer.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
