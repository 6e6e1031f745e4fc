/// Bytes that are not what a writer has put.
public struct WrongBytes: Error {
  public init() {}
}

/// Takes values out of bytes in the order in which they were put.
public struct ByteReader {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  public var isAtEnd: Bool { rest.isEmpty }

  public mutating func number() throws -> Int64 {
    try take(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
  }

  public mutating func count() throws -> Int {
    guard let count = Int(exactly: try number()) else { throw WrongBytes() }
    return count
  }

  public mutating func text() throws -> String {
    guard let text = String(validating: try take(try count()), as: UTF8.self) else {
      throw WrongBytes()
    }
    return text
  }

  public mutating func textOrNil() throws -> String? {
    try count() == 0 ? nil : try text()
  }

  public mutating func list<Value>(_ each: (inout ByteReader) throws -> Value) throws -> [Value] {
    // No value takes less than a byte: a wrong count must not take all memory.
    let count = try count()
    guard (0...rest.count).contains(count) else { throw WrongBytes() }
    return try (0..<count).map { _ in try each(&self) }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard (0...rest.count).contains(count) else { throw WrongBytes() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
