import Testing

@testable import Clients

@Suite struct SentEventsTests {
  private static let text =
    ": hello\r\nevent: one\r\ndata: größe 🙂\r\n\r\ndata:two\ndata: lines\n\nid: 7\nretry: 3\n\n"
    + "data: last\r\rdata: [DONE]\n\n"

  private static let events = [
    SentEvent(name: "one", data: "größe 🙂"), SentEvent(data: "two\nlines"),
    SentEvent(data: "last"), SentEvent(data: "[DONE]"),
  ]

  @Test(arguments: [1, 2, 3, 4, 5, 7, 11, 64, 1_000])
  func `events are the same wherever their bytes are cut`(length: Int) {
    let bytes = Array(Self.text.utf8)
    var reader = SentEvents()
    var found: [SentEvent] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      found += reader.take(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(found == Self.events)
  }

  @Test func `what stands before a broken line is known at the end`() {
    var reader = SentEvents()
    #expect(reader.take("data: half".utf8) == [])
    #expect(reader.rest() == SentEvent(data: "half"))
    #expect(reader.rest() == nil)
  }

  @Test func `bytes that are no text end no reader`() {
    var reader = SentEvents()
    #expect(reader.take([0x64, 0x61, 0x74, 0x61, 0x3A, 0xFF, 0xFE, 0x0A, 0x0A]).count == 1)
  }
}
