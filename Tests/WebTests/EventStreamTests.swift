import Hummingbird
import HummingbirdTesting
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

  @Test(.timeLimit(.minutes(1)))
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
