/// Puts values one after another into bytes.
public struct ByteWriter {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func put(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func put(_ number: Int) { put(Int64(number)) }

  public mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func put(_ text: String?) {
    put(text == nil ? 0 : 1)
    if let text { put(text) }
  }

  public mutating func put<Value>(_ list: [Value], _ each: (inout ByteWriter, Value) -> Void) {
    put(list.count)
    for value in list { each(&self, value) }
  }
}
