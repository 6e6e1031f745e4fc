import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

@testable import Web

@Suite struct EventStreamTests {
  @Test(
    arguments: [
      ("<p>one</p>", "id: 3\nevent: status\ndata: <p>one</p>\n\n"),
      ("a\nb", "id: 3\nevent: status\ndata: a\ndata: b\n\n"),
      ("a\n\nb\n", "id: 3\nevent: status\ndata: a\ndata: \ndata: b\ndata: \n\n"),
      ("", "id: 3\nevent: status\ndata: \n\n"),
    ])
  func `a message keeps its lines and cannot end early`(data: String, text: String) {
    #expect(ServerSentEvent(id: 3, name: "status", data: data).text == text)
  }

  @Test func `a carriage return cannot start a field of its own`() {
    let event = ServerSentEvent(name: "case", data: "a\rid: 9\r\nevent: verdict")
    #expect(event.text == "event: case\ndata: a\ndata: id: 9\ndata: event: verdict\n\n")
  }

  @Test(.timeLimit(.minutes(20)))
  func `what comes while the line is busy goes out as one piece`() async throws {
    let (told, tell) = AsyncStream<Void>.makeStream()
    let count = Mutex(0)
    // The line takes its first piece until every message was told.
    let messages = AsyncStream<ServerSentEvent> {
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number > 20 { tell.finish() }
      return number > 20 ? nil : ServerSentEvent(id: number, name: "case", data: "x")
    }
    let stream = EventStream(messages: messages, heartbeat: .seconds(3_600))
    let (written, writer) = CollectingWriter.make(after: told)
    try await stream.response.body.write(writer)
    let pieces = await written.reduce(into: []) { $0.append($1) }
    let whole = (1...20).map { ServerSentEvent(id: $0, name: "case", data: "x").text }
    #expect(pieces.joined() == whole.joined())
    #expect(pieces.count <= 2)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a quiet stream says that the server is still there`() async throws {
    let (messages, sink) = AsyncStream<ServerSentEvent>.makeStream()
    let stream = EventStream(messages: messages, heartbeat: .milliseconds(1))
    let (written, writer) = CollectingWriter.make()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await stream.response.body.write(writer) }
      for await text in written where text == ServerSentEvent.heartbeat { break }
      sink.finish()
      try await group.waitForAll()
    }
  }
}
