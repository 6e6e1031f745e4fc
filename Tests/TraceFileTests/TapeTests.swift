import Testing

@testable import TraceFile

@Suite struct TapeTests {
  @Test(arguments: 0..<20)
  func `what is written is read again`(_ seed: Int) throws {
    let tape = RandomTape(seed: seed, steps: 60)
    try tape.bytes.withUnsafeBytes {
      let reader = try #require(TapeReader($0))
      #expect(Array(reader) == tape.events)
    }
  }

  @Test func `bytes that are no tape are refused`() {
    [UInt8](repeating: 7, count: 100).withUnsafeBytes { #expect(TapeReader($0) == nil) }
    [UInt8]().withUnsafeBytes { #expect(TapeReader($0) == nil) }
  }

  @Test func `a value deeper than 64 levels ends the tape`() {
    var value = TraceValue.integer(1)
    for _ in 0..<63 { value = .list([value]) }
    #expect(read(.bind(slot: 0, value)).count == 1)
    let deeper = read(.bind(slot: 0, .list([value])))
    #expect(deeper.isEmpty)
  }

  @Test func `an event wider than a mebibyte ends the tape`() {
    let wide = read(.output(String(repeating: "a", count: 1 << 20), isError: false))
    #expect(wide.isEmpty)
  }

  private func read(_ event: TraceEvent) -> [TraceEvent] {
    var writer = TapeWriter()
    writer.write(event)
    return writer.bytes.withUnsafeBytes { bytes in
      guard var reader = TapeReader(bytes)?.makeIterator() else { return [] }
      var events: [TraceEvent] = []
      while let event = reader.next() { events.append(event) }
      return events
    }
  }
}
