import Hummingbird
import NIOCore
import SiteKit
import Synchronization

/// One message of an event stream: a fragment of the page under a name.
struct ServerSentEvent: Sendable, Hashable {
  /// The event's number within its job; a reader that lost the line names the last it saw.
  var id: Int?
  var name: String
  var data: String

  /// The message as it goes over the line.
  var text: String {
    var out = Array((id.map { "id: \($0)\n" } ?? "").utf8) + Array("event: \(name)\ndata: ".utf8)
    out.reserveCapacity(out.count + data.utf8.count * 9 / 8)
    var last: UInt8 = 0
    for byte in data.utf8 {
      // `\n`, `\r` and both together end a line of the stream.
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): out.append(contentsOf: "\ndata: ".utf8)
      default: out.append(byte)
      }
      last = byte
    }
    return String(decoding: out, as: UTF8.self) + "\n\n"
  }

  /// A line that says only that the server is still there.
  static let heartbeat = ": keep\n\n"
}

/// An answer that goes on until its messages end, with a heartbeat in between.
struct EventStream<Messages: AsyncSequence & Sendable>: Sendable
where Messages.Element == ServerSentEvent {
  let messages: Messages
  let heartbeat: Duration

  var response: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
      ],
      body: ResponseBody { writer in
        try await write(to: &writer)
        try await writer.finish(nil)
      })
  }

  /// The same, which also ends as soon as its line is closed; then, or at the messages' end, it is over.
  func response(
    watching request: Request, isOver: @escaping @Sendable () async -> Void
  ) -> Response {
    var response = response
    response.body = ResponseBody { writer in
      do {
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await write(to: &writer)
        }
      } catch {
        await isOver()
        throw error
      }
      await isOver()
      try await writer.finish(nil)
    }
    return response
  }

  private func write(to writer: inout any ResponseBodyWriter) async throws {
    let outbox = Outbox()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { outbox.close() }
        for try await message in messages { outbox.put(message.text) }
      }
      group.addTask {
        while true {
          try await Task.sleep(for: heartbeat)
          outbox.put(ServerSentEvent.heartbeat)
        }
      }
      for await _ in outbox.filled {
        // Nothing is left where the last piece held this one already.
        let piece = outbox.take()
        if !piece.isEmpty { try await writer.write(ByteBuffer(string: piece)) }
      }
      group.cancelAll()
    }
  }
}

/// Text on its way to the line: what gathers while a write is under way goes out as one piece.
private final class Outbox: Sendable {
  /// A reader that is this far behind is let go; it may come back and say what it saw last.
  private static let mostBytes = 8 << 20

  /// Tells that there is something to take, once however much it is.
  let filled: AsyncStream<Void>
  private let bell: AsyncStream<Void>.Continuation
  private let text = Mutex("")

  init() { (filled, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func put(_ more: String) {
    text.withLock { text in
      guard text.utf8.count < Self.mostBytes else { return bell.finish() }
      text += more
      bell.yield()
    }
  }

  func take() -> String {
    text.withLock { text in
      defer { text = "" }
      return text
    }
  }

  func close() { bell.finish() }
}
